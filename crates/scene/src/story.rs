//! What a story can be about.

use crate::options::options;

options! {
    /// What kind of adventure it is: who asks for help, and what is looked for.
    pub enum Theme("theme") {
        Fantasy = "fantasy", "Fantasy";
        Adventure = "adventure", "Adventure";
        Space = "space", "Space";
        Ocean = "ocean", "Ocean";
        Animals = "animals", "Animals";
        Dinosaurs = "dinosaurs", "Dinosaurs";
        Mystery = "mystery", "Mystery";
    }
}

options! {
    /// What the story leaves a child with.
    pub enum Lesson("lesson") {
        Kindness = "kindness", "Kindness";
        Courage = "courage", "Courage";
        Friendship = "friendship", "Friendship";
        Honesty = "honesty", "Honesty";
        Sharing = "sharing", "Sharing";
        Patience = "patience", "Patience";
        Perseverance = "perseverance", "Never giving up";
        Gratitude = "gratitude", "Saying thank you";
    }
}

options! {
    /// How long the sentences are and how rare the words.
    pub enum ReadingLevel("reading level") {
        /// Short sentences of short words, to read along.
        Beginner = "Beginner (Ages 3-5)", "Beginner (Ages 3-5)";
        /// To read aloud, or for first readers.
        Intermediate = "Intermediate (Ages 6-8)", "Intermediate (Ages 6-8)";
        /// For those who read by themselves.
        Advanced = "Advanced (Ages 9-10)", "Advanced (Ages 9-10)";
    }
}

options! {
    /// Who comes along.
    pub enum Bond("companion") {
        Sister = "sister", "Sister";
        Brother = "brother", "Brother";
        FriendGirl = "friend-girl", "Friend (girl)";
        FriendBoy = "friend-boy", "Friend (boy)";
        Mom = "mom", "Mom";
        Dad = "dad", "Dad";
        Grandma = "grandma", "Grandma";
        Grandpa = "grandpa", "Grandpa";
        Dog = "dog", "Dog";
        Cat = "cat", "Cat";
        Bunny = "bunny", "Bunny";
        Pony = "pony", "Pony";
        Dragon = "dragon", "Little dragon";
        Unicorn = "unicorn", "Unicorn";
        Robot = "robot", "Robot";
        Teddy = "teddy", "Teddy bear";
    }
}
