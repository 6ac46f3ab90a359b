// Generated from the server's OpenAPI document by `npm run api`. Do not edit.

export interface paths {
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
        post: operations["login"];
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
        post: operations["logout"];
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
        get: operations["me"];
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
        post: operations["register"];
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
        get: operations["list"];
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
        post: operations["save"];
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
        delete: operations["delete"];
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
        post: operations["favorite"];
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
        post: operations["enhance_caption"];
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
        post: operations["generate"];
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
        post: operations["generate_from_prompt"];
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
        get: operations["picture"];
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
        get: operations["options"];
        put?: never;
        post?: never;
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
        get: operations["character"];
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
        get: operations["figure"];
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
        get: operations["hair"];
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
        get: operations["location"];
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
        get: operations["scene_preview"];
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
        /**
         * Format: int32
         * @description An age in whole years, 3 to 12. The creators offer 3 to 10; see [`Age::creator`].
         */
        Age: number;
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
        /** @description One thing to choose. */
        Choice: {
            id: string;
            label: string;
        };
        /** @enum {string} */
        Complexity: "simple" | "detailed";
        /** @description The page that is no more. */
        DeletedPage: {
            /** Format: uuid */
            id: string;
        };
        /** @description One thing to choose that needs a sentence. */
        DescribedChoice: {
            description: string;
            id: string;
            label: string;
        };
        /** @enum {string} */
        Element: "animal-friend" | "magic-item" | "treasure" | "obstacle" | "villain" | "helper" | "vehicle" | "weather";
        /** @description At most three different adventure elements, in the order they were chosen. */
        Elements: components["schemas"]["Element"][];
        /** @description A caption with more magic in it. */
        EnhancedCaption: {
            enhancedCaption: string;
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
        /** @description How much of everything there may be. */
        Limits: {
            /** Format: int32 */
            ageDefault: number;
            /** Format: int32 */
            ageLeast: number;
            /** Format: int32 */
            ageMost: number;
            captionChars: number;
            elementsMax: number;
            nameChars: number;
            passwordCharsLeast: number;
            promptChars: number;
            tagsMax: number;
        };
        Line120: string;
        Line160: string;
        Line20: string;
        Line200: string;
        Line2000: string;
        Line40: string;
        Line80: string;
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
        /** @description One saved page. */
        OnePage: {
            page: components["schemas"]["SavedPage"];
        };
        /** @description Everything there is to choose from. */
        Options: {
            complexities: components["schemas"]["Choice"][];
            elements: components["schemas"]["DescribedChoice"][];
            genders: components["schemas"]["Choice"][];
            hairColors: components["schemas"]["Choice"][];
            hairLengths: components["schemas"]["Choice"][];
            hairStyles: components["schemas"]["Choice"][];
            interests: components["schemas"]["Choice"][];
            limits: components["schemas"]["Limits"];
            locations: components["schemas"]["LocationChoice"][];
            outfits: components["schemas"]["Choice"][];
            skinTones: components["schemas"]["Choice"][];
        };
        /** @enum {string} */
        Outfit: "casual" | "sporty" | "fancy" | "costume" | "uniform" | "superhero";
        /** @description A drawn page. */
        Page: {
            /** @description The page as a PNG of 300 dots an inch; what a save names. */
            imageUrl: string;
            /** @description The page as lines for the printer. */
            pdfUrl: string;
            /**
             * Format: int64
             * @description What was left to chance: send it again for the same page.
             */
            seed: number;
            /** @description The page as lines for the screen. */
            svgUrl: string;
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
         * @description The sheet a page is printed on.
         * @enum {string}
         */
        Paper: "letter" | "a4";
        /** @description A caption to make magical. */
        PlainCaption: {
            adventureTheme?: components["schemas"]["Line80"] | null;
            baseCaption: components["schemas"]["Line160"];
            characterName?: components["schemas"]["Line40"] | null;
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
        /** @description Nobody is signed in any more. */
        SignedOut: Record<string, never>;
        /** @enum {string} */
        SkinTone: "light" | "medium" | "tan" | "brown" | "dark";
        /** @description Some saved pages, the newest first. */
        SomePages: {
            /**
             * Format: uuid
             * @description Ask with `after` this for the pages that follow; absent on the last ones.
             */
            next?: string | null;
            pages: components["schemas"]["SavedPage"][];
        };
        /** @description A page as a sentence: the body of `POST /api/generate-coloring-prompt`. */
        SpokenWish: {
            complexity?: components["schemas"]["Complexity"] | null;
            paper?: components["schemas"]["Paper"] | null;
            prompt: components["schemas"]["Line2000"];
            /**
             * Format: int64
             * @description The same wish with the same seed is the same page; without one, a new page each time.
             */
            seed?: number | null;
        };
        /** @description At most five different tags, each of at most 40 characters; empty ones are left out. */
        Tags: string[];
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
    login: {
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
    logout: {
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
    me: {
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
    register: {
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
    list: {
        parameters: {
            query?: {
                /** @description The last id of the pages before. */
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
    save: {
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
    delete: {
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
    favorite: {
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
    enhance_caption: {
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
    generate: {
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
    generate_from_prompt: {
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
    picture: {
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
    options: {
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
    character: {
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
    figure: {
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
    hair: {
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
    location: {
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
    scene_preview: {
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
}
