//! Option lists: an enum whose variants have an id for machines and a label for people.

/// Declares an option list. Each variant gets its wire id and its label; the enum gets `ALL`, `id`,
/// `label`, `parse` (ids, without regard to case) and serde by id.
macro_rules! options {
    ($(#[$meta:meta])* $vis:vis enum $name:ident ($noun:literal) {
        $($(#[$doc:meta])* $variant:ident = $id:literal, $label:literal;)+
    }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize)]
        $vis enum $name {
            $(
                #[doc = $label]
                $(#[$doc])*
                #[serde(rename = $id)]
                $variant,
            )+
        }

        impl $name {
            /// Every option, in the order it is offered.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The id on the wire and in the database.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$variant => $id),+ }
            }

            /// What a person reads.
            pub const fn label(self) -> &'static str {
                match self { $(Self::$variant => $label),+ }
            }

            /// The option with this id, upper or lower case; `None` for any other text.
            pub fn parse(id: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|option| option.id().eq_ignore_ascii_case(id.trim()))
            }
        }

        // By hand, as the derive does not see ids that come through this macro.
        #[cfg(feature = "schema")]
        impl utoipa::PartialSchema for $name {
            fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
                utoipa::openapi::ObjectBuilder::new()
                    .schema_type(utoipa::openapi::schema::Type::String)
                    .enum_values(Some(Self::ALL.iter().map(|option| option.id())))
                    .into()
            }
        }

        #[cfg(feature = "schema")]
        impl utoipa::ToSchema for $name {
            fn name() -> std::borrow::Cow<'static, str> {
                stringify!($name).into()
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(wire: D) -> Result<Self, D::Error> {
                let id = <std::borrow::Cow<'de, str> as serde::Deserialize>::deserialize(wire)?;
                Self::parse(&id).ok_or_else(|| {
                    let known: Vec<_> = Self::ALL.iter().map(|option| option.id()).collect();
                    let article = if $noun.starts_with(['a', 'e', 'i', 'o']) { "an" } else { "a" };
                    let known = known.join(", ");
                    serde::de::Error::custom(format!("Please choose {article} {} from: {known}", $noun))
                })
            }
        }
    };
}
pub(crate) use options;
