// An adventure in words: what to call it, and what happens in it.
import type { Adventure } from '../../api/adventures';

type Told = Pick<Adventure, 'setting' | 'challenge' | 'customIdeas'> & { character: object };

const nameIn = (character: object): string => {
  const name: unknown = Reflect.get(character, 'name');
  return typeof name === 'string' ? name.trim() : '';
};

export function tellingOf({ character, setting, challenge, customIdeas }: Told) {
  const name = nameIn(character);
  const title = name ? `${name}'s ${setting}` : setting || 'My Coloring Adventure';
  return { name, title, text: customIdeas || challenge || undefined };
}
