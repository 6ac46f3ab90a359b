// Pictures of what a story can be made of: figures of the engine.
import { preview } from '../../api/pictures';

const child = (gender: string, age: number, hairStyle: string, hairLength: string) =>
  preview.character({ age, gender, hairStyle, hairLength, outfit: 'casual', interests: '' });

const PEOPLE: Record<string, string> = {
  sister: child('girl', 6, 'wavy', 'long'),
  brother: child('boy', 6, 'straight', 'short'),
  'friend-girl': child('girl', 6, 'wavy', 'long'),
  'friend-boy': child('boy', 6, 'straight', 'short'),
  mom: child('girl', 10, 'wavy', 'long'),
  dad: child('boy', 10, 'straight', 'short'),
  grandma: child('girl', 10, 'buns', 'medium'),
  grandpa: child('boy', 10, 'straight', 'short'),
};

const ANIMALS: Record<string, string> = {
  dog: 'puppy',
  pony: 'horse',
  dragon: 'baby dragon',
  teddy: 'teddy bear',
};

export const portraitOf = (bond: string): string => PEOPLE[bond] ?? preview.figure(ANIMALS[bond] ?? bond);

const FIGURES: Record<string, string> = {
  fantasy: 'magic wand',
  adventure: 'treasure map',
  space: 'friendly alien',
  ocean: 'dolphin',
  animals: 'fox',
  dinosaurs: 'stegosaurus',
  mystery: 'magnifying glass',
  kindness: 'heart',
  courage: 'lion',
  friendship: 'teddy bear',
  honesty: 'mirror',
  sharing: 'cookie',
  patience: 'snail',
  perseverance: 'mountain',
  gratitude: 'flower',
  'Beginner (Ages 3-5)': 'building blocks',
  'Intermediate (Ages 6-8)': 'open book',
  'Advanced (Ages 9-10)': 'bookshelf',
};

export const figureOf = (id: string): string => preview.figure(FIGURES[id] ?? 'star');
