//! The alphabet of scenery that settings share: trees, bushes, clouds, hills, rocks, water.
