//! Donations, with a provider on loopback.

use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};

use crate::house::{Answer, House, Visitor, each_house_with};
use crate::stripe::{KEY, Mood, SECRET, Stripe, event, signature};

const CHECKOUT: &str = "/api/payments/create-checkout-session";

async fn each_house_that_takes_donations(test: impl AsyncFn(House, Stripe)) {
    let stripe = Stripe::open().await;
    each_house_with(
        |config| {
            config.public_url = Some("https://pages.example".to_owned());
            config.payments.key = Some(KEY.to_owned());
            config.payments.webhook_secret = Some(SECRET.to_owned());
            config.payments.url = Some(stripe.url.clone());
        },
        async |house| {
            stripe.is(Mood::Fine);
            stripe.sessions.lock().expect("not poisoned").clear();
            test(house, stripe.clone()).await;
        },
    )
    .await;
}

async fn deliver(house: &House, body: &str, signature: &str) -> Answer {
    let request = Request::post("/api/payments/webhook")
        .header("stripe-signature", signature)
        .header("content-type", "application/json")
        .body(Body::from(body.to_owned()));
    house.visitor().send(request.expect("a request")).await
}

async fn tell(house: &House, event: &Value) {
    let body = event.to_string();
    let answer = deliver(house, &body, &signature(SECRET, &body, 0)).await;
    assert_eq!((answer.status, answer.json()), (StatusCode::OK, json!({"received": true})));
}

async fn donation(donor: &mut Visitor) -> Value {
    donor.get("/api/donations").await.json()["donations"][0].clone()
}

#[tokio::test]
async fn a_donation_begins_with_a_page_to_pay_on() {
    each_house_that_takes_donations(async |house, stripe| {
        let mut mum = house.member("mum").await;
        let wish = json!({
            "amount": 10, "message": "For  crayons", "successUrl": "https://pages.example/donation/success",
            "cancelUrl": "/donation/cancel"
        });
        let answer = mum.post(CHECKOUT, wish).await.json();
        let (asked, session) = stripe.only_session();
        assert_eq!(answer["checkoutUrl"], session["url"]);
        for (field, value) in [
            ("line_items[0][price_data][unit_amount]", "1000"),
            ("line_items[0][price_data][currency]", "usd"),
            ("success_url", "https://pages.example/donation/success"),
            ("cancel_url", "https://pages.example/donation/cancel"),
            ("customer_email", "mum@example.org"),
            ("payment_intent_data[receipt_email]", "mum@example.org"),
        ] {
            assert_eq!(asked[field], value, "{field}");
        }
        let kept = donation(&mut mum).await;
        for (field, value) in [
            ("amount", json!(1000)),
            ("currency", json!("usd")),
            ("status", json!("pending")),
            ("message", json!("For crayons")),
        ] {
            assert_eq!(kept[field], value, "{field}");
        }
        assert_eq!(asked["client_reference_id"], kept["id"].as_str().expect("an id"));
    })
    .await;
}

#[tokio::test]
async fn anybody_can_donate_without_an_account() {
    each_house_that_takes_donations(async |house, stripe| {
        let wish = json!({"amount": "5", "email": "gran@example.org"});
        assert_eq!(house.visitor().post(CHECKOUT, wish).await.status, StatusCode::OK);
        assert_eq!(stripe.only_session().0["customer_email"], "gran@example.org");
    })
    .await;
}

#[tokio::test]
async fn money_is_whole_cents_of_at_least_a_dollar() {
    each_house_that_takes_donations(async |house, stripe| {
        let least = "Donation amount must be at least $1";
        for (amount, message) in [
            (json!(0), least),
            (json!(0.99), least),
            (json!(-5), least),
            (json!("five"), least),
            (json!("NaN"), least),
            (json!("inf"), least),
            (json!(null), least),
            (json!(1e9), "Please enter a valid donation amount."),
        ] {
            let refusal = house.visitor().post(CHECKOUT, json!({"amount": amount})).await.refusal();
            assert_eq!(refusal, (422, "amount".into(), message.into()), "{amount}");
        }
        for (amount, cents) in [(json!(1), "100"), (json!("19.99"), "1999"), (json!(0.29 + 1.0), "129")] {
            stripe.sessions.lock().expect("not poisoned").clear();
            assert_eq!(
                house.visitor().post(CHECKOUT, json!({"amount": amount})).await.status,
                StatusCode::OK
            );
            assert_eq!(stripe.only_session().0["line_items[0][price_data][unit_amount]"], cents);
        }
    })
    .await;
}

#[tokio::test]
async fn the_donor_comes_back_to_this_site_and_to_no_other() {
    each_house_that_takes_donations(async |house, _| {
        for elsewhere in [
            "https://evil.example/",
            "//evil.example/",
            "https://pages.example.evil.example/",
            "https://pages.example@evil.example/",
            "javascript:alert(1)",
            "/\\evil.example",
        ] {
            for field in ["successUrl", "cancelUrl"] {
                let wish = json!({"amount": 5, field: elsewhere});
                let refusal = house.visitor().post(CHECKOUT, wish).await.refusal();
                assert_eq!((refusal.0, refusal.1.as_str()), (422, field), "{elsewhere}");
            }
        }
    })
    .await;
}

#[tokio::test]
async fn two_requests_with_one_key_are_one_donation() {
    each_house_that_takes_donations(async |house, stripe| {
        let mut mum = house.member("mum").await;
        let wish = |amount| json!({"amount": amount, "idempotencyKey": "form-1"});
        let first = mum.post(CHECKOUT, wish(5)).await.json();
        assert_eq!(mum.post(CHECKOUT, wish(5)).await.json(), first);
        assert_eq!(mum.post(CHECKOUT, wish(6)).await.refusal().0, 409);
        stripe.only_session();
        assert_eq!(mum.get("/api/donations").await.json()["donations"].as_array().map(Vec::len), Some(1));
        // Somebody else's key of the same name is another key.
        assert_ne!(house.visitor().post(CHECKOUT, wish(5)).await.json(), first);
    })
    .await;
}

#[tokio::test]
async fn events_in_any_order_and_number_end_in_the_same_row() {
    const PAID: &str = "checkout.session.completed";
    const SLOW: &str = "checkout.session.async_payment_succeeded";
    const FAILED: &str = "checkout.session.async_payment_failed";
    const EXPIRED: &str = "checkout.session.expired";
    const REFUNDED: &str = "charge.refunded";
    each_house_that_takes_donations(async |house, stripe| {
        let mut mum = house.member("mum").await;
        let cases: [(&[&str], &str); 9] = [
            (&[PAID], "paid"),
            (&[PAID, PAID, PAID], "paid"),
            (&[PAID, EXPIRED], "paid"),
            (&[EXPIRED, PAID], "paid"),
            (&[FAILED, SLOW], "paid"),
            (&[REFUNDED, PAID], "refunded"),
            (&[PAID, REFUNDED, SLOW], "refunded"),
            (&[EXPIRED], "expired"),
            (&["payment_intent.created", "customer.created"], "pending"),
        ];
        for (kinds, status) in cases {
            stripe.sessions.lock().expect("not poisoned").clear();
            mum.post(CHECKOUT, json!({"amount": 15})).await;
            let (_, session) = stripe.only_session();
            for kind in kinds {
                tell(&house, &event(kind, &session)).await;
            }
            let kept = donation(&mut mum).await;
            assert_eq!(kept["status"], status, "{kinds:?}");
            // A session offers two ways to pay; which one was taken, only a charge says.
            let taken = kinds.contains(&REFUNDED).then_some("link");
            assert_eq!(kept["paymentMethod"].as_str(), taken, "{kinds:?}");
        }
    })
    .await;
}

#[tokio::test]
async fn a_session_that_completes_unpaid_is_not_paid() {
    each_house_that_takes_donations(async |house, stripe| {
        let mut mum = house.member("mum").await;
        mum.post(CHECKOUT, json!({"amount": 5})).await;
        let (_, session) = stripe.only_session();
        let mut unpaid = event("checkout.session.completed", &session);
        unpaid["data"]["object"]["payment_status"] = json!("unpaid");
        let mut cheaper = event("checkout.session.completed", &session);
        cheaper["data"]["object"]["amount_total"] = json!(1);
        for event in [unpaid, cheaper] {
            tell(&house, &event).await;
            assert_eq!(donation(&mut mum).await["status"], "pending");
        }
    })
    .await;
}

#[tokio::test]
async fn what_the_provider_did_not_sign_just_now_is_refused() {
    each_house_that_takes_donations(async |house, stripe| {
        let mut mum = house.member("mum").await;
        mum.post(CHECKOUT, json!({"amount": 5})).await;
        let (_, session) = stripe.only_session();
        let body = event("checkout.session.completed", &session).to_string();
        let right = signature(SECRET, &body, 0);
        let other_time = right.replacen("t=1", "t=2", 1);
        for forged in [
            String::new(),
            "t=,v1=".to_owned(),
            signature("whsec_guess", &body, 0),
            signature(SECRET, "{}", 0),
            signature(SECRET, &body, 301),
            signature(SECRET, &body, -310),
            other_time,
            right.replace("v1=", "v0="),
        ] {
            assert_eq!(deliver(&house, &body, &forged).await.refusal().0, 400, "{forged}");
        }
        assert_eq!(donation(&mut mum).await["status"], "pending");
        assert_eq!(deliver(&house, &body, &signature(SECRET, &body, 290)).await.status, StatusCode::OK);
        assert_eq!(donation(&mut mum).await["status"], "paid");
        for odd in ["", "null", "[]", "{\"type\": 5}"] {
            assert_eq!(deliver(&house, odd, &signature(SECRET, odd, 0)).await.status, StatusCode::OK);
        }
    })
    .await;
}

#[tokio::test]
async fn a_provider_that_does_not_do_its_part_is_a_clear_failure_and_it_works_again_later() {
    each_house_that_takes_donations(async |house, stripe| {
        let mut mum = house.member("mum").await;
        let wish = || json!({"amount": 5, "idempotencyKey": "form"});
        for mood in [Mood::Refusing, Mood::Garbage, Mood::Elsewhere, Mood::Endless] {
            stripe.is(mood);
            let (status, _, message) = mum.post(CHECKOUT, wish()).await.refusal();
            assert_eq!(status, 502, "{mood:?}");
            assert_eq!(message, "There was an error processing your donation. Please try again.");
        }
        stripe.is(Mood::Fine);
        stripe.sessions.lock().expect("not poisoned").clear();
        assert_eq!(mum.post(CHECKOUT, wish()).await.status, StatusCode::OK);
    })
    .await;
}

#[tokio::test]
async fn without_a_provider_the_answer_says_so_kindly() {
    let house = House::open(|_| ()).await;
    let answer = house.visitor().post(CHECKOUT, json!({"amount": 5})).await;
    assert_eq!((answer.status.as_u16(), &answer.json()["code"]), (503, &json!("no-donations")));
    assert_eq!(deliver(&house, "{}", "").await.status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(house.visitor().get("/api/site").await.json()["donations"], false);
}
