// Generated from the server's OpenAPI document by `npm run api`. Do not edit.

export interface paths {
    "/api/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete your account and everything in it, for good. */
        delete: operations["account-delete"];
        options?: never;
        head?: never;
        /** Change your display name. */
        patch: operations["account-rename"];
        trace?: never;
    };
    "/api/account/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything of yours as a zip: `account.json`, `pages/`, `uploads/`, `stories/`. */
        get: operations["account-export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change your password. Every other browser is signed out. */
        post: operations["account-change_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sign-out-elsewhere": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out every other browser. */
        post: operations["account-sign_out_elsewhere"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/adventures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What you made, the newest first: of the last 30 days, and older what is in your gallery. */
        get: operations["adventures-list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/adventures/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of your adventures. */
        get: operations["adventures-one"];
        put?: never;
        post?: never;
        /** Forget one of your adventures and its picture. What is in your gallery stays: 409. */
        delete: operations["adventures-delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/adventures/{id}/draw-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Draw an adventure again: the same wish, another page. */
        post: operations["adventures-draw_again"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in. */
        post: operations["accounts-login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out; fine where nobody was signed in. */
        post: operations["accounts-logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in. */
        get: operations["accounts-me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an account and sign in. */
        post: operations["accounts-register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coloring-pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your saved pages, the newest first. */
        get: operations["pages-list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coloring-pages/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save a page to your gallery. Saving the same picture again changes what was saved. */
        post: operations["pages-save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coloring-pages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a page and its picture. */
        delete: operations["pages-delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coloring-pages/{id}/favorite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Star a page, or take its star away. */
        post: operations["pages-favorite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/colorings/{image}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far you have colored one of your pages; it is named by the id in its `imageUrl`. */
        get: operations["colorings-load"];
        /** Keep how far you have colored a page. */
        put: operations["colorings-keep"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/colorings/{image}/page.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The page as colored so far, to print. */
        get: operations["colorings-page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/donations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your donations, the newest first. */
        get: operations["donations-own"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enhance-caption": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a caption magical. */
        post: operations["create-enhance_caption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/generate-coloring": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Draw a coloring page of a child's adventure. */
        post: operations["create-generate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/generate-coloring-prompt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Draw a coloring page of a sentence. */
        post: operations["create-generate_from_prompt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/images/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of your own pictures, as `png`, `svg` or `pdf`. */
        get: operations["images-picture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything there is to choose from, and how much of it. */
        get: operations["create-options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/create-checkout-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a donation: the answer's page at the provider's takes the card. 503 with code `no-donations` where
         *     no provider is configured.
         */
        post: operations["donations-checkout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** For the payment provider: what became of a checkout. Signed, or refused. */
        post: operations["donations-webhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/preview/character.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The child alone. */
        get: operations["preview-character"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/preview/figure/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One figure by the name of its thing, such as `dragon.svg`. */
        get: operations["preview-figure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/preview/hair.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a head of hair looks: a tile of the builder. */
        get: operations["preview-hair"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/preview/location/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A place without anyone in it, such as `forest.svg`. */
        get: operations["preview-location"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/preview/scene.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The child in the adventure. */
        get: operations["preview-scene_preview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/review/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** For operators: the members, the newest first. */
        get: operations["review-members"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/review/members/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** For operators: suspend a member or take them back, make them an operator or no longer. */
        post: operations["review-change_member"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/review/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * For operators: the public uploads that wait for a look, were reported, are approved or hidden; the newest
         *     first.
         */
        get: operations["review-queue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/review/uploads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** For operators: let others see an upload, or hide it from them. */
        post: operations["review-decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How this installation is set up. */
        get: operations["site-site"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your stories, the newest first. */
        get: operations["stories-list"];
        put?: never;
        /** Tell a story. Its words are there at once; its pictures come one by one, see its events. */
        post: operations["stories-begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A story to read, or, with `.pdf` after its id, the book to print. */
        get: operations["stories-one"];
        put?: never;
        post?: never;
        /** Delete a story and its pictures. */
        delete: operations["stories-delete"];
        options?: never;
        head?: never;
        /** Call a story something else. */
        patch: operations["stories-rename"];
        trace?: never;
    };
    "/api/stories/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Follow a story in the making: a `page` event a picture, `done` at the end. Resumes after `Last-Event-ID`. */
        get: operations["stories-events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transform-photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn a photo into a coloring page with an AI service, where the operator has set one up. */
        post: operations["photos-by_ai"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transform-photo-opencv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn a photo into a coloring page, on this server and at once. The photo is not kept. */
        post: operations["photos-instant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a picture: PNG, JPEG, GIF or WebP, at most 5 MB. It is drawn anew, without its metadata. */
        post: operations["uploads-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/uploads/featured": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What its makers set apart, the latest set apart first. */
        get: operations["uploads-featured"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/uploads/featured/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The last six that were set apart. */
        get: operations["uploads-latest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/uploads/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What everybody may see, the newest first. */
        get: operations["uploads-public"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/uploads/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your own uploads, the newest first. */
        get: operations["uploads-own"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/uploads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete one of your pictures. */
        delete: operations["uploads-delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/uploads/{id}/featured": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set one of your pictures apart, or put it back. */
        post: operations["uploads-feature"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/uploads/{id}/like": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Like a picture; liking it again changes nothing. */
        post: operations["uploads-like"];
        /** Take a like back; fine where there was none. */
        delete: operations["uploads-unlike"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/uploads/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report a picture that should not be shown. It is hidden until an operator has looked at it. */
        post: operations["uploads-report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/uploads/{id}/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The picture itself: `image.jpg`, `image.png` to download, `thumb.jpg` for a card. */
        get: operations["uploads-image"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description An adventure that was drawn. */
        Adventure: {
            /** @description What happens. */
            challenge: string;
            /** @description Empty where no child was asked for. */
            character: Record<string, never>;
            /**
             * Format: date-time
             * @description When it was last colored on screen.
             */
            coloredAt?: string | null;
            coloringStyle?: components["schemas"]["Complexity"] | null;
            /**
             * Format: int32
             * @description Of the on-screen coloring, 0 to 100.
             */
            completionPercentage: number;
            content: components["schemas"]["Content"];
            /** Format: date-time */
            createdAt: string;
            /** @description What was typed. */
            customIdeas?: string | null;
            elements: components["schemas"]["Element"][];
            /** Format: uuid */
            id: string;
            /** @description As a PNG; with `?size=thumb` small enough for a card. */
            imageUrl: string;
            /** @description The place's name. */
            setting: string;
            /** @description As lines for the screen. */
            svgUrl: string;
            /** @description The place's id. */
            theme: string;
        };
        /**
         * Format: int32
         * @description An age in whole years, 3 to 12. The creators offer 3 to 10; see [`Age::creator`].
         */
        Age: number;
        /** @description A story that has begun. */
        Begun: {
            /** Format: uuid */
            id: string;
        };
        /** @enum {string} */
        Bond: "sister" | "brother" | "friend-girl" | "friend-boy" | "mom" | "dad" | "grandma" | "grandpa" | "dog" | "cat" | "bunny" | "pony" | "dragon" | "unicorn" | "robot" | "teddy";
        /**
         * @description A call that draws a page.
         * @enum {string}
         */
        Call: "generate-coloring" | "generate-coloring-prompt";
        ChangePassword: {
            /** Format: password */
            currentPassword: string;
            /**
             * Format: password
             * @description At least 6 characters and not one of the common ones.
             */
            newPassword: string;
        };
        /** @description A child: the same one on every page, in every pose, at every size. */
        Character: {
            /** @description Decides proportions and how busy a page is. */
            age?: components["schemas"]["Age"];
            /** @description Boy or girl. */
            gender?: components["schemas"]["Gender"];
            /** @description Coloured version only. */
            hairColor?: components["schemas"]["HairColor"];
            /** @description How long the hair is. */
            hairLength?: components["schemas"]["HairLength"];
            /** @description How the hair is worn. */
            hairStyle?: components["schemas"]["HairStyle"];
            interests?: components["schemas"]["Hobby"] | null;
            /** @description What the page calls the child. */
            name: components["schemas"]["Name"];
            /** @description What the child wears. */
            outfit?: components["schemas"]["Outfit"];
            /** @description Coloured version only. */
            skinTone?: components["schemas"]["SkinTone"];
        };
        /** @description Where to pay. */
        Checkout: {
            checkoutUrl: string;
        };
        /** @description One thing to choose. */
        Choice: {
            id: string;
            label: string;
        };
        /** @description What has been filled with what. */
        ColorData: {
            /** @description At most 1200. */
            fills: components["schemas"]["Fill"][];
        };
        /** @description A coloring of one of your pages. */
        Coloring: {
            /**
             * Format: uuid
             * @description What it is of, absent until something has been kept.
             */
            adventureId?: string | null;
            colorData: components["schemas"]["ColorData"];
            /** @description The page as colored so far, as a PNG to print. */
            coloredUrl: string;
            /**
             * Format: int32
             * @description Of the regions that lines close on all sides, how many are filled: 0 to 100.
             */
            completionPercentage: number;
            /**
             * Format: uuid
             * @description Absent until something has been kept.
             */
            id?: string | null;
            /** Format: date-time */
            updatedAt?: string | null;
        };
        /** @description Someone who comes along. */
        Companion: {
            /** @description Who they are to the hero. */
            bond: components["schemas"]["Bond"];
            /** @description What they are called. */
            name: components["schemas"]["Name"];
        };
        /** @enum {string} */
        Complexity: "simple" | "detailed";
        /** @description Who runs this site and how to reach them, as far as they say. */
        Contact: {
            /** Format: uri */
            blog?: string | null;
            /** Format: email */
            email?: string | null;
            name?: string | null;
        };
        /** @description How an adventure was asked for. */
        Content: {
            call?: components["schemas"]["Call"] | null;
            /** @description The body of the call, as it was sent; its seed draws the same page. */
            wish: Record<string, never>;
        };
        /** @description What the child wants to happen, at most [`IDEAS_CHARS`] characters; empty for nothing in particular. */
        CustomIdeas: string;
        /** @description What an operator decides. */
        Decide: {
            decision: components["schemas"]["Decision"];
        };
        /** @description What was decided. */
        Decided: {
            /** Format: uuid */
            id: string;
            review: components["schemas"]["Review"];
        };
        /**
         * @description Whether others may see an upload.
         * @enum {string}
         */
        Decision: "approve" | "hide";
        /** @description The account that is no more. */
        DeletedAccount: {
            /** Format: uuid */
            id: string;
        };
        /** @description The adventure that is no more. */
        DeletedAdventure: {
            /** Format: uuid */
            id: string;
        };
        /** @description The page that is no more. */
        DeletedPage: {
            /** Format: uuid */
            id: string;
        };
        /** @description The story that is no more. */
        DeletedStory: {
            /** Format: uuid */
            id: string;
        };
        /** @description The upload that is no more. */
        DeletedUpload: {
            /** Format: uuid */
            id: string;
        };
        /** @description One thing to choose that needs a sentence. */
        DescribedChoice: {
            description: string;
            id: string;
            label: string;
        };
        /**
         * @description How much detail is drawn.
         * @enum {string}
         */
        DetailLevel: "high" | "custom";
        /** @description What a donor wants. */
        Donate: {
            /**
             * Format: double
             * @description In dollars, a number or a numeric string.
             */
            amount: number;
            /** @description This site's page to come back to without paying; `/donation/cancel` unless said otherwise. */
            cancelUrl?: string | null;
            /**
             * Format: email
             * @description Gets the receipt; the signed-in person's unless said otherwise.
             */
            email?: string | null;
            idempotencyKey?: components["schemas"]["Line100"] | null;
            message?: components["schemas"]["Line500"] | null;
            /** @description This site's page to come back to; `/donation/success` unless said otherwise. */
            successUrl?: string | null;
        };
        /** @description A donation, as its donor sees it. */
        Donation: {
            /**
             * Format: int64
             * @description In cents.
             */
            amount: number;
            /** Format: date-time */
            createdAt: string;
            currency: string;
            /** Format: uuid */
            id: string;
            message?: string | null;
            paymentMethod?: string | null;
            status: components["schemas"]["Status"];
        };
        /** @enum {string} */
        Element: "animal-friend" | "magic-item" | "treasure" | "obstacle" | "villain" | "helper" | "vehicle" | "weather";
        /** @description At most three different adventure elements, in the order they were chosen. */
        Elements: components["schemas"]["Element"][];
        /** @description A caption with more magic in it. */
        EnhancedCaption: {
            enhancedCaption: string;
        };
        /** @description A region and its color. A point names its region, so that every way of finding regions agrees. */
        Fill: {
            /** @description `#rrggbb`. */
            color: string;
            /**
             * Format: double
             * @description From the left edge of the art box (0) to the right one (1).
             */
            x: number;
            /**
             * Format: double
             * @description From the top edge of the art box (0) to the bottom one (1).
             */
            y: number;
        };
        /** @description An upload for review. The child's name and age are not in it. */
        ForReview: {
            /**
             * Format: uuid
             * @description Whose it is.
             */
            memberId: string;
            /** @description Who think it should not be shown. */
            reports: components["schemas"]["Report"][];
            upload: components["schemas"]["Upload"];
        };
        /** @enum {string} */
        Gender: "boy" | "girl";
        /** @enum {string} */
        HairColor: "black" | "brown" | "blonde" | "red" | "gray";
        /** @enum {string} */
        HairLength: "short" | "medium" | "long" | "very long";
        /** @enum {string} */
        HairStyle: "straight" | "curly" | "wavy" | "afro" | "braided" | "spiky" | "ponytail" | "buns";
        /** @enum {string} */
        Hobby: "sports" | "music" | "art" | "science" | "reading" | "gaming" | "nature" | "cooking" | "magic" | "dancing";
        /** @description A suggested prompt. */
        IdeaChoice: {
            id: string;
            text: string;
        };
        /** @description A coloring to keep. */
        Keep: {
            colorData: components["schemas"]["ColorData"];
        };
        Leave: {
            /** Format: password */
            password: string;
        };
        /** @enum {string} */
        Lesson: "kindness" | "courage" | "friendship" | "honesty" | "sharing" | "patience" | "perseverance" | "gratitude";
        /** @description How much of everything there may be. */
        Limits: {
            /** Format: int32 */
            ageDefault: number;
            /** Format: int32 */
            ageLeast: number;
            /** Format: int32 */
            ageMost: number;
            captionChars: number;
            companionsMax: number;
            elementsMax: number;
            ideasChars: number;
            nameChars: number;
            /** Format: int32 */
            pageCountLeast: number;
            /** Format: int32 */
            pageCountMost: number;
            passwordCharsLeast: number;
            promptChars: number;
            tagsMax: number;
        };
        Line100: string;
        Line120: string;
        Line160: string;
        Line20: string;
        Line200: string;
        Line2000: string;
        Line40: string;
        Line500: string;
        Line80: string;
        /**
         * @description How freely the photo is drawn.
         * @enum {string}
         */
        LineStyle: "standard" | "cartoon";
        /** @enum {string} */
        Location: "forest" | "space" | "underwater" | "castle" | "dinosaur" | "jungle" | "fantasy" | "pirate";
        /** @description One of the adventure's places and what may happen there. */
        LocationChoice: {
            description: string;
            id: components["schemas"]["Location"];
            /** @description The suggested prompts. */
            ideas: components["schemas"]["IdeaChoice"][];
            label: string;
        };
        Login: {
            /** Format: email */
            email: string;
            /** Format: password */
            password: string;
        };
        /** @description Who is signed in. */
        Me: {
            user: components["schemas"]["User"];
        };
        /**
         * @description A child's name as typed, trimmed, never empty, at most [`limits::NAME_CHARS`] characters, no line
         *     breaks or other control characters.
         */
        Name: string;
        /** @description The event has been noted, or was none of ours. */
        Noted: {
            received: boolean;
        };
        /** @description One adventure. */
        OneAdventure: {
            adventure: components["schemas"]["Adventure"];
        };
        /** @description One member. */
        OneMember: {
            member: components["schemas"]["Someone"];
        };
        /** @description One saved page. */
        OnePage: {
            page: components["schemas"]["SavedPage"];
        };
        /** @description One story. */
        OneStory: {
            story: components["schemas"]["Story"];
        };
        /** @description One upload. */
        OneUpload: {
            upload: components["schemas"]["Upload"];
        };
        /** @description Everything there is to choose from. */
        Options: {
            /** @description Whether `/api/transform-photo` draws. */
            aiPhotos: boolean;
            /** @description Who may come along in a story. */
            companions: components["schemas"]["Choice"][];
            complexities: components["schemas"]["Choice"][];
            elements: components["schemas"]["DescribedChoice"][];
            genders: components["schemas"]["Choice"][];
            hairColors: components["schemas"]["Choice"][];
            hairLengths: components["schemas"]["Choice"][];
            hairStyles: components["schemas"]["Choice"][];
            interests: components["schemas"]["Choice"][];
            lessons: components["schemas"]["Choice"][];
            limits: components["schemas"]["Limits"];
            locations: components["schemas"]["LocationChoice"][];
            outfits: components["schemas"]["Choice"][];
            readingLevels: components["schemas"]["Choice"][];
            skinTones: components["schemas"]["Choice"][];
            themes: components["schemas"]["Choice"][];
        };
        /** @enum {string} */
        Outfit: "casual" | "sporty" | "fancy" | "costume" | "uniform" | "superhero";
        /** @description A drawn page. */
        Page: {
            /** @description Changes asked for that were not understood. */
            ignored: string[];
            /** @description The page as a PNG of 300 dots an inch; what a save names. */
            imageUrl: string;
            /** @description The page as lines for the printer. */
            pdfUrl: string;
            /** @description Words of the wish that are drawn as the nearest thing that can be. */
            relatives: components["schemas"]["Relative"][];
            /**
             * Format: int64
             * @description What was left to chance: send it again for the same page.
             */
            seed: number;
            /** @description The page as lines for the screen. */
            svgUrl: string;
            /** @description Words of the wish that were understood and that no line shows. */
            undrawn: string[];
            /** @description Words of the wish that could not be drawn. */
            unread: string[];
        };
        /** @description The child on a saved page: as much as the page's creator knew. */
        PageCharacter: {
            age?: components["schemas"]["Age"] | null;
            gender?: components["schemas"]["Line20"] | null;
            hairColor?: components["schemas"]["HairColor"] | null;
            hairLength?: components["schemas"]["HairLength"] | null;
            hairStyle?: components["schemas"]["HairStyle"] | null;
            interests?: components["schemas"]["Hobby"] | null;
            name?: components["schemas"]["Line40"] | null;
            outfit?: components["schemas"]["Outfit"] | null;
            skinTone?: components["schemas"]["SkinTone"] | null;
        };
        /**
         * Format: int32
         * @description Pages of text and picture, [`PageCount::LEAST`] to [`PageCount::MOST`].
         */
        PageCount: number;
        /**
         * @description The sheet a page is printed on.
         * @enum {string}
         */
        Paper: "letter" | "a4";
        /** @description The form of a photo, as it is sent. */
        PhotoForm: {
            caption?: components["schemas"]["Line160"] | null;
            /**
             * Format: int32
             * @description 0–100; 75 where it is not sent.
             */
            detailAmount?: number | null;
            detailLevel?: components["schemas"]["DetailLevel"] | null;
            /** @description A JPEG, PNG or WebP of at most 5 MB, 40 megapixels and 12,000 pixels a side. */
            image: number[];
            /**
             * Format: int32
             * @description 1–5; 2 where it is not sent.
             */
            lineThickness?: number | null;
            style?: components["schemas"]["LineStyle"] | null;
            /** @description For the client's own switch; the route decides. */
            useOpenCV?: boolean | null;
        };
        /** @description A page made from a photo. */
        PhotoPage: {
            /** @description The page as a PNG of 300 dots an inch; what a save names. */
            imageUrl: string;
            /** @description What to say when there was nothing to draw and the page is empty. */
            message?: string | null;
            /** @description The page as lines for the printer. */
            pdfUrl: string;
            /** @description The page as lines for the screen. */
            svgUrl: string;
        };
        /** @description Where a picture of a story is. */
        Picture: {
            /** @description As a PNG; with `?size=thumb` small enough for a card. */
            imageUrl: string;
            /** @description As lines for the screen. */
            svgUrl: string;
        };
        /** @description A caption to make magical. */
        PlainCaption: {
            adventureTheme?: components["schemas"]["Line80"] | null;
            baseCaption: components["schemas"]["Line160"];
            characterName?: components["schemas"]["Line40"] | null;
            /**
             * Format: int32
             * @description How often the button was pressed for this caption: each press brings another until they come round.
             *     Without it, chance decides.
             */
            press?: number | null;
        };
        /** @description An error on the wire. */
        Problem: {
            /** @description For programs: `signed-out`, `invalid`, `taken`, … */
            code: string;
            /** @description The path of the field to blame, where one is, such as `character.age`. */
            field?: string | null;
            /** @description For people: a whole sentence. */
            message: string;
            /**
             * Format: int32
             * @description The HTTP status again.
             */
            status: number;
        };
        /** @description A picture more. */
        Progress: {
            /** @description Pictures drawn so far, the cover among them; also the event's id. */
            drawn: number;
            /** @description Of so many. */
            of: number;
            /** @description 0 to 100. */
            progress: number;
            /** @description The picture as lines for the screen. */
            svgUrl: string;
        };
        /** @enum {string} */
        ReadingLevel: "Beginner (Ages 3-5)" | "Intermediate (Ages 6-8)" | "Advanced (Ages 9-10)";
        Register: {
            displayName?: components["schemas"]["Line80"] | null;
            /** Format: email */
            email: string;
            /**
             * Format: password
             * @description At least 6 characters and not one of the common ones.
             */
            password: string;
        };
        /** @description "I drew a lizard for 'chameleon'." */
        Relative: {
            /** @description The thing drawn instead. */
            drawn: string;
            /** @description The word as the tables spell it. */
            word: string;
        };
        /** @description What to be called. */
        Rename: {
            /** @description Empty for none. */
            displayName: components["schemas"]["Line80"];
        };
        /** @description What to call a story. */
        RenameStory: {
            title: components["schemas"]["Line120"];
        };
        /** @description Why somebody thinks an upload should not be shown. */
        Report: {
            /** Format: date-time */
            createdAt: string;
            reason?: string | null;
        };
        /** @description Thank you. */
        Reported: {
            /** Format: uuid */
            id: string;
        };
        /**
         * @description What an operator thinks of an upload.
         * @enum {string}
         */
        Review: "waiting" | "approved" | "reported" | "hidden";
        /** @description A page to save. */
        Save: {
            caption?: components["schemas"]["Line160"] | null;
            character?: components["schemas"]["PageCharacter"] | null;
            complexity?: components["schemas"]["Complexity"] | null;
            /** @description The `imageUrl` of a page this person made here. */
            imageUrl: string;
            tags?: components["schemas"]["Tags"] | null;
            title?: components["schemas"]["Line120"] | null;
        };
        /** @description A saved page. */
        SavedPage: {
            caption?: string | null;
            character: components["schemas"]["PageCharacter"];
            /** @description The version colored on screen. */
            coloredVersion?: string | null;
            complexity?: components["schemas"]["Complexity"] | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            imageUrl: string;
            isFavorite: boolean;
            tags: string[];
            title: string;
        };
        /** @description A story on the shelf. */
        Shelved: {
            cover?: components["schemas"]["Picture"] | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            /** @description Pages between the cover and the end. */
            pageCount: number;
            /** @description Pictures drawn, 0 to 100 of all. */
            progress: number;
            title: string;
        };
        /** @description Nobody is signed in any more. */
        SignedOut: Record<string, never>;
        /** @description How many browsers were signed out. */
        SignedOutElsewhere: {
            /** Format: int64 */
            sessions: number;
        };
        /** @description How this installation is set up. */
        Site: {
            contact: components["schemas"]["Contact"];
            /** @description Whether donations are taken. */
            donations: boolean;
            /** @description Whether an operator looks at what is offered before others see it. */
            review: boolean;
        };
        /** @enum {string} */
        SkinTone: "light" | "medium" | "tan" | "brown" | "dark";
        /** @description Some adventures. */
        SomeAdventures: {
            adventures: components["schemas"]["Adventure"][];
            /**
             * Format: uuid
             * @description Ask with `after` this for the adventures that follow; absent on the last ones.
             */
            next?: string | null;
        };
        /** @description Some donations. */
        SomeDonations: {
            donations: components["schemas"]["Donation"][];
            /**
             * Format: uuid
             * @description Ask with `after` this for the donations that follow; absent on the last ones.
             */
            next?: string | null;
        };
        /** @description Some uploads for review. */
        SomeForReview: {
            /**
             * Format: uuid
             * @description Ask with `after` this for the uploads that follow; absent on the last ones.
             */
            next?: string | null;
            uploads: components["schemas"]["ForReview"][];
        };
        /** @description Some members. */
        SomeMembers: {
            members: components["schemas"]["Someone"][];
            /**
             * Format: uuid
             * @description Ask with `after` this for the members that follow; absent on the last ones.
             */
            next?: string | null;
        };
        /** @description Some saved pages, the newest first. */
        SomePages: {
            /**
             * Format: uuid
             * @description Ask with `after` this for the pages that follow; absent on the last ones.
             */
            next?: string | null;
            pages: components["schemas"]["SavedPage"][];
        };
        /** @description Some stories. */
        SomeStories: {
            /**
             * Format: uuid
             * @description Ask with `after` this for the stories that follow; absent on the last ones.
             */
            next?: string | null;
            stories: components["schemas"]["Shelved"][];
        };
        /** @description Some uploads. */
        SomeUploads: {
            /**
             * Format: uuid
             * @description Ask with `after` this for the uploads that follow; absent on the last ones.
             */
            next?: string | null;
            uploads: components["schemas"]["Upload"][];
        };
        /** @description A member, as an operator sees them. */
        Someone: {
            /** Format: date-time */
            createdAt: string;
            displayName?: string | null;
            email: string;
            /** Format: uuid */
            id: string;
            isOperator: boolean;
            isSuspended: boolean;
        };
        /** @description A page as a sentence: the body of `POST /api/generate-coloring-prompt`. */
        SpokenWish: {
            /** @description Short instructions, done one after the other: "add a butterfly", "make it simpler". */
            changes?: components["schemas"]["Line200"][];
            complexity?: components["schemas"]["Complexity"] | null;
            paper?: components["schemas"]["Paper"] | null;
            prompt: components["schemas"]["Line2000"];
            /**
             * Format: int64
             * @description The same wish with the same seed is the same page; without one, a new page each time.
             */
            seed?: number | null;
        };
        /** @description What becomes of a member; what is left out stays as it is. */
        Standing: {
            /** @description Reviews what people offer to others. */
            isOperator?: boolean | null;
            /** @description May not sign in, and nothing of theirs is shown to others. */
            isSuspended?: boolean | null;
        };
        /**
         * @description How far a donation has come; a later one is never followed by an earlier one.
         * @enum {string}
         */
        Status: "pending" | "expired" | "failed" | "paid" | "refunded";
        /** @description A story to read. */
        Story: {
            /** @description The child it is about. */
            character: components["schemas"]["Character"];
            cover?: components["schemas"]["Picture"] | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            pages: components["schemas"]["StoryPage"][];
            /** @description The book to print; absent until every picture is drawn. */
            pdfUrl?: string | null;
            /** @description Pictures drawn, the cover among them, 0 to 100 of all. */
            progress: number;
            settings: components["schemas"]["StorySettings"];
            supportingCharacters: components["schemas"]["Companion"][];
            title: string;
        };
        /** @description A page of a story. */
        StoryPage: {
            picture?: components["schemas"]["Picture"] | null;
            text: string;
        };
        /** @description What a story is about; whatever is left out is as the wizard begins. */
        StorySettings: {
            /**
             * @description What the child wants to happen, in its own words.
             * @default
             */
            customIdeas: components["schemas"]["CustomIdeas"];
            /**
             * @description What else is in it; each has a page where there is room.
             * @default []
             */
            elements: components["schemas"]["Elements"];
            /**
             * @description What it leaves a child with.
             * @default kindness
             */
            lesson: components["schemas"]["Lesson"];
            /**
             * @description Pages between the cover and the end.
             * @default 10
             */
            pageCount: components["schemas"]["PageCount"];
            /**
             * @description How it is told.
             * @default Intermediate (Ages 6-8)
             */
            readingLevel: components["schemas"]["ReadingLevel"];
            /**
             * @description Where it happens.
             * @default castle
             */
            setting: components["schemas"]["Location"];
            /**
             * @description Who asks for help, and what is looked for.
             * @default fantasy
             */
            theme: components["schemas"]["Theme"];
        };
        /** @description At most five different tags, each of at most 40 characters; empty ones are left out. */
        Tags: string[];
        /** @description Everything a story is told from: the same telling and the same seed give the same story. */
        Telling: {
            /** @description The child it is about, the same on every page. */
            character: components["schemas"]["Character"];
            /** @description What it is about. */
            settings?: components["schemas"]["StorySettings"];
            /** @description Who comes along, at most [`COMPANIONS_MAX`], in the order they are named. */
            supportingCharacters?: components["schemas"]["Companion"][];
        };
        /** @enum {string} */
        Theme: "fantasy" | "adventure" | "space" | "ocean" | "animals" | "dinosaurs" | "mystery";
        /** @description An upload as somebody sees it. */
        Upload: {
            /**
             * Format: int32
             * @description For its owner alone.
             */
            childAge?: number | null;
            /** @description For its owner alone. */
            childName?: string | null;
            /** Format: date-time */
            createdAt: string;
            description?: string | null;
            /** Format: date-time */
            featuredAt?: string | null;
            /** Format: uuid */
            id: string;
            /** @description A JPEG of at most 2048 pixels a side; with `.png` at its end, a PNG to download. */
            imageUrl: string;
            isFeatured: boolean;
            /** @description Whether the one who asks likes it. */
            isLiked: boolean;
            /** @description Whether it is of the one who asks. */
            isOwn: boolean;
            /** @description For its owner alone. */
            isPublic?: boolean | null;
            /** Format: int32 */
            likes: number;
            review?: components["schemas"]["Review"] | null;
            tags: string[];
            /** @description A JPEG of at most 480 pixels a side. */
            thumbUrl: string;
            title: string;
        };
        /** @description The form of an upload, as it is sent. */
        UploadForm: {
            /** Format: int32 */
            childAge?: number | null;
            childName?: string | null;
            description?: string | null;
            image: number[];
            /** @description `true` unless it says `false`. */
            isPublic?: string | null;
            /** @description A JSON array of at most five strings. */
            tags?: string | null;
            title: string;
        };
        /** @description A person, as they see themselves. */
        User: {
            displayName?: string | null;
            /** Format: email */
            email: string;
            /** Format: uuid */
            id: string;
            /** @description Whether they review what people offer to others. */
            isOperator: boolean;
        };
        /** @description A page as the Character Builder wishes it: the body of `POST /api/generate-coloring`. */
        Wish: {
            caption?: components["schemas"]["Line160"] | null;
            /** @description Short instructions, done one after the other: "add a butterfly", "make it simpler". */
            changes?: components["schemas"]["Line200"][];
            character: components["schemas"]["Character"];
            complexity?: components["schemas"]["Complexity"] | null;
            elements?: components["schemas"]["Elements"] | null;
            idea?: components["schemas"]["Line200"] | null;
            /** @description Changes nothing: colour guides are a version of any page, `?style=colored`. */
            includeColorGuides?: boolean | null;
            location?: components["schemas"]["Location"] | null;
            paper?: components["schemas"]["Paper"] | null;
            prompt?: components["schemas"]["Line2000"] | null;
            /**
             * Format: int64
             * @description The same wish with the same seed is the same page; without one, a new page each time.
             */
            seed?: number | null;
            style?: components["schemas"]["Line40"] | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "account-delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Leave"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedAccount"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "account-rename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Rename"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "account-export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": number[];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "account-change_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePassword"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "account-sign_out_elsewhere": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedOutElsewhere"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "adventures-list": {
        parameters: {
            query?: {
                /** @description `next` of the piece before. */
                after?: string;
                /** @description 1 to 100; 24 unless said otherwise. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SomeAdventures"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "adventures-one": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneAdventure"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "adventures-delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedAdventure"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "adventures-draw_again": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "accounts-login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Login"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "accounts-logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedOut"];
                };
            };
        };
    };
    "accounts-me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "accounts-register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Register"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "pages-list": {
        parameters: {
            query?: {
                /** @description `next` of the piece before. */
                after?: string;
                /** @description 1 to 100; 24 unless said otherwise. */
                limit?: number;
                /** @description Only the starred ones. */
                favorites?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SomePages"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "pages-save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Save"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnePage"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "pages-delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedPage"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "pages-favorite": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnePage"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "colorings-load": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                image: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coloring"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "colorings-keep": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                image: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Keep"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coloring"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "colorings-page": {
        parameters: {
            query?: {
                /** @description Letter unless said otherwise. */
                paper?: "letter" | "a4";
            };
            header?: never;
            path: {
                image: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": number[];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "donations-own": {
        parameters: {
            query?: {
                /** @description `next` of the piece before. */
                after?: string;
                /** @description 1 to 100; 24 unless said otherwise. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SomeDonations"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "create-enhance_caption": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlainCaption"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnhancedCaption"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "create-generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Wish"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "create-generate_from_prompt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpokenWish"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "images-picture": {
        parameters: {
            query?: {
                /** @description Letter unless said otherwise. */
                paper?: "letter" | "a4";
                /** @description Lines unless said otherwise. */
                style?: "line" | "colored" | "numbers";
                /** @description Of a PNG; full unless said otherwise. */
                size?: "full" | "thumb";
            };
            header?: never;
            path: {
                /** @description The picture's id and `.png`, `.svg` or `.pdf` */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": number[];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "create-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Options"];
                };
            };
        };
    };
    "donations-checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Donate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "donations-webhook": {
        parameters: {
            query?: never;
            header: {
                "Stripe-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": unknown;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Noted"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "preview-character": {
        parameters: {
            query?: {
                age?: number;
                gender?: "boy" | "girl";
                hairStyle?: "straight" | "curly" | "wavy" | "afro" | "braided" | "spiky" | "ponytail" | "buns";
                hairLength?: "short" | "medium" | "long" | "very long";
                hairColor?: "black" | "brown" | "blonde" | "red" | "gray";
                skinTone?: "light" | "medium" | "tan" | "brown" | "dark";
                outfit?: "casual" | "sporty" | "fancy" | "costume" | "uniform" | "superhero";
                interests?: "sports" | "music" | "art" | "science" | "reading" | "gaming" | "nature" | "cooking" | "magic" | "dancing";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "preview-figure": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "preview-hair": {
        parameters: {
            query?: {
                age?: number;
                gender?: "boy" | "girl";
                hairStyle?: "straight" | "curly" | "wavy" | "afro" | "braided" | "spiky" | "ponytail" | "buns";
                hairLength?: "short" | "medium" | "long" | "very long";
                hairColor?: "black" | "brown" | "blonde" | "red" | "gray";
                skinTone?: "light" | "medium" | "tan" | "brown" | "dark";
                outfit?: "casual" | "sporty" | "fancy" | "costume" | "uniform" | "superhero";
                interests?: "sports" | "music" | "art" | "science" | "reading" | "gaming" | "nature" | "cooking" | "magic" | "dancing";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "preview-location": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "preview-scene_preview": {
        parameters: {
            query: {
                age?: number;
                gender?: "boy" | "girl";
                hairStyle?: "straight" | "curly" | "wavy" | "afro" | "braided" | "spiky" | "ponytail" | "buns";
                hairLength?: "short" | "medium" | "long" | "very long";
                hairColor?: "black" | "brown" | "blonde" | "red" | "gray";
                skinTone?: "light" | "medium" | "tan" | "brown" | "dark";
                outfit?: "casual" | "sporty" | "fancy" | "costume" | "uniform" | "superhero";
                interests?: "sports" | "music" | "art" | "science" | "reading" | "gaming" | "nature" | "cooking" | "magic" | "dancing";
                location: "forest" | "space" | "underwater" | "castle" | "dinosaur" | "jungle" | "fantasy" | "pirate";
                /** @description A suggested prompt's id. */
                idea?: string;
                /** @description Ids with commas between them, at most 3. */
                elements?: string;
                complexity?: "simple" | "detailed";
                /** @description 0 unless said otherwise. */
                seed?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "review-members": {
        parameters: {
            query?: {
                /** @description Only the one with this e-mail. */
                email?: string;
                /** @description `next` of the piece before. */
                after?: string;
                /** @description 1 to 100; 24 unless said otherwise. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SomeMembers"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "review-change_member": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Standing"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneMember"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "review-queue": {
        parameters: {
            query: {
                review: "waiting" | "approved" | "reported" | "hidden";
                /** @description `next` of the piece before. */
                after?: string;
                /** @description 1 to 100; 24 unless said otherwise. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SomeForReview"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "review-decide": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Decide"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Decided"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "site-site": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Site"];
                };
            };
        };
    };
    "stories-list": {
        parameters: {
            query?: {
                /** @description `next` of the piece before. */
                after?: string;
                /** @description 1 to 100; 24 unless said otherwise. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SomeStories"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "stories-begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Telling"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Begun"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "stories-one": {
        parameters: {
            query?: {
                /** @description Letter unless said otherwise. */
                paper?: "letter" | "a4";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneStory"];
                    "application/pdf": number[];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "stories-delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedStory"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "stories-rename": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenameStory"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneStory"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "stories-events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["Progress"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "photos-by_ai": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PhotoForm"];
            };
        };
        responses: {
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "photos-instant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PhotoForm"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotoPage"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "uploads-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadForm"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneUpload"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "uploads-featured": {
        parameters: {
            query?: {
                /** @description `next` of the piece before. */
                after?: string;
                /** @description 1 to 100; 24 unless said otherwise. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SomeUploads"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "uploads-latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SomeUploads"];
                };
            };
        };
    };
    "uploads-public": {
        parameters: {
            query?: {
                /** @description `next` of the piece before. */
                after?: string;
                /** @description 1 to 100; 24 unless said otherwise. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SomeUploads"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "uploads-own": {
        parameters: {
            query?: {
                /** @description `next` of the piece before. */
                after?: string;
                /** @description 1 to 100; 24 unless said otherwise. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SomeUploads"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "uploads-delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedUpload"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "uploads-feature": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneUpload"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "uploads-like": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneUpload"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "uploads-unlike": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneUpload"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "uploads-report": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Report"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reported"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "uploads-image": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                /** @description `image.jpg`, `image.png` or `thumb.jpg` */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": number[];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
