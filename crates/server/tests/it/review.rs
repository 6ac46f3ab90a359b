//! What an operator does.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::house::{House, Visitor, each_house};

async fn id_of(visitor: &mut Visitor) -> String {
    let me = visitor.get("/api/auth/me").await.json();
    me["user"]["id"].as_str().expect("an id").to_owned()
}

#[tokio::test]
async fn a_suspended_member_is_out_at_once_and_nothing_of_theirs_is_shown() {
    each_house(async |house| {
        let mut operator = house.member("operator").await;
        let mut mum = house.member("mum").await;
        let png = crate::uploads::picture(image::ImageFormat::Png);
        let upload = mum.upload(&[("title", "cat")], Some(png)).await.json();
        let upload = upload["upload"]["id"].as_str().expect("an id").to_owned();
        operator.post(&format!("/api/review/uploads/{upload}"), json!({"decision": "approve"})).await;
        let mums = format!("/api/review/members/{}", id_of(&mut mum).await);
        operator.post(&mums, json!({"isSuspended": true})).await;
        assert_eq!(mum.get("/api/coloring-pages").await.refusal().0, 403);
        let login = json!({"email": "mum@example.org", "password": "crayon-owl"});
        assert_eq!(house.visitor().post("/api/auth/login", login).await.refusal().0, 403);
        let shown = async |visitor: &mut Visitor| {
            let list = visitor.get("/api/uploads/public").await.json();
            list["uploads"].as_array().map_or(0, Vec::len)
        };
        assert_eq!(shown(&mut house.visitor()).await, 0);
        operator.post(&mums, json!({"isSuspended": false})).await;
        assert_eq!(mum.get("/api/coloring-pages").await.status, StatusCode::OK);
        assert_eq!(shown(&mut house.visitor()).await, 1);
    })
    .await;
}

#[tokio::test]
async fn an_operator_makes_others_operators_but_does_not_change_their_own_standing() {
    each_house(async |house| {
        let mut operator = house.member("operator").await;
        let mut mum = house.member("mum").await;
        let mums = format!("/api/review/members/{}", id_of(&mut mum).await);
        assert_eq!(mum.get("/api/review/members").await.refusal().0, 403);
        assert_eq!(mum.post(&mums, json!({"isOperator": true})).await.refusal().0, 403);
        let changed = operator.post(&mums, json!({"isOperator": true})).await.json();
        assert_eq!(changed["member"]["isOperator"], true);
        assert_eq!(mum.get("/api/review/members").await.status, StatusCode::OK);
        assert_eq!(mum.post(&mums, json!({"isSuspended": true})).await.refusal().0, 422);
    })
    .await;
}

#[tokio::test]
async fn members_are_listed_and_found_by_email() {
    let house = House::open(|_| ()).await;
    let mut operator = house.member("operator").await;
    house.member("mum").await;
    let emails = async |operator: &mut Visitor, query: &str| -> Vec<Value> {
        let list = operator.get(&format!("/api/review/members{query}")).await.json();
        list["members"].as_array().expect("members").iter().map(|member| member["email"].clone()).collect()
    };
    assert_eq!(emails(&mut operator, "").await, ["mum@example.org", "operator@example.org"]);
    assert_eq!(emails(&mut operator, "?email=MUM@example.org").await, ["mum@example.org"]);
    assert_eq!(emails(&mut operator, "?limit=1").await, ["mum@example.org"]);
}
