// What is written under a picture: title, a sentence, the day, tags.

type Props = {
  title: string;
  text?: string | null | undefined;
  date: string;
  tags?: readonly string[];
  /** The level of the title below the screen's own. */
  heading?: 'h2' | 'h3';
};

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

export const Written = ({ title, text, date, tags = [], heading: Heading = 'h3' }: Props) => (
  <>
    <Heading className="mt-5 line-clamp-3 break-words text-[1.350rem]">{title}</Heading>
    {text && <p className="mt-1 line-clamp-3 break-words">{text}</p>}
    <p className="mt-1 break-words text-soft">
      <time dateTime={date}>{day.format(new Date(date))}</time>
      {tags.map((tag) => (
        <span key={tag}> · {tag}</span>
      ))}
    </p>
  </>
);
