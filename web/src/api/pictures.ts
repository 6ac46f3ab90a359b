// Addresses of pictures: live previews of the engine, and a finished page in each of its forms.

type Person = {
  age: number;
  gender: string;
  hairStyle: string;
  hairLength: string;
  outfit: string;
  interests: string;
};
type Adventure = { location: string; idea?: string; elements?: readonly string[]; complexity?: string };

function query(values: Record<string, string | number | undefined>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(values))
    if (value !== undefined && value !== '') search.set(key, String(value));
  return search.toString();
}

/** Names are not drawn in previews, so typing one does not redraw the picture. */
const look = ({ age, gender, hairStyle, hairLength, outfit, interests }: Person) => ({
  age,
  gender,
  hairStyle,
  hairLength,
  outfit,
  interests,
});

export const preview = {
  character: (person: Person) => `/api/preview/character.svg?${query(look(person))}`,
  scene: (person: Person, adventure: Adventure) =>
    `/api/preview/scene.svg?${query({
      ...look(person),
      location: adventure.location,
      idea: adventure.idea,
      elements: adventure.elements?.join(','),
      complexity: adventure.complexity,
    })}`,
  hair: (style: string, length: string, gender: string) =>
    `/api/preview/hair.svg?${query({ style, length, gender })}`,
  figure: (name: string) => `/api/preview/figure/${encodeURIComponent(name)}.svg`,
};

export type Form = 'png' | 'svg' | 'pdf';

/** The same page in another form; `imageUrl` is always the `.png`. */
export const inForm = (imageUrl: string, form: Form, paper: 'letter' | 'a4'): string => {
  const [path = imageUrl] = imageUrl.split('?');
  const page = path.replace(/\.png$/, `.${form}`);
  return paper === 'a4' ? `${page}?paper=a4` : page;
};

/** Small, for a card in the gallery. */
export const thumb = (imageUrl: string): string => `${imageUrl.split('?')[0]}?size=thumb`;
