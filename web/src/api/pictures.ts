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
/** Lines to color, the answer key, or numbered regions with a key of crayons. */
export type Style = 'line' | 'colored' | 'numbers';

/** The same page in another form; `imageUrl` is always the `.png`. */
export const inForm = (
  imageUrl: string,
  form: Form,
  paper: 'letter' | 'a4',
  style: Style = 'line',
): string => {
  const [path = imageUrl] = imageUrl.split('?');
  const how = query({
    paper: paper === 'a4' ? paper : undefined,
    style: style === 'line' ? undefined : style,
  });
  return path.replace(/\.png$/, `.${form}`) + (how && `?${how}`);
};

/** Small, for a card in the gallery. */
export const thumb = (imageUrl: string): string => `${imageUrl.split('?')[0]}?size=thumb`;
