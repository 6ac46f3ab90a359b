//! The sky and the calendar of a page.

use crate::options::options;

options! {
    /// What the sky does.
    pub enum Weather("weather") {
        Sunny = "sunny", "Sunny";
        Cloudy = "cloudy", "Cloudy";
        Rainy = "rainy", "Rainy";
        Stormy = "stormy", "Stormy";
        Snowy = "snowy", "Snowy";
        Windy = "windy", "Windy";
        Rainbow = "rainbow", "With a rainbow";
    }
}

options! {
    /// The time of the year.
    pub enum Season("season") {
        Spring = "spring", "Spring";
        Summer = "summer", "Summer";
        Autumn = "autumn", "Autumn";
        Winter = "winter", "Winter";
    }
}

options! {
    /// The time of the day.
    pub enum Hour("time of day") {
        Morning = "morning", "Morning";
        Day = "day", "Day";
        Evening = "evening", "Evening";
        Night = "night", "Night";
    }
}
