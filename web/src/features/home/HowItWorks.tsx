// The three-step walkthrough: Create, Describe, Color.
import { useState } from 'react';
import { openAuth } from '../../ui/auth-dialog';
import { Cut } from '../../ui/Cut';
import { Icon } from '../../ui/Icon';

const STEPS = [
  {
    title: 'Create',
    band: 'bg-bubblegum',
    cut: 'text-bubblegum',
    text: 'Choose a creation method. Every one of them ends with something to print.',
    methods: ['Text prompts', 'Photo transforms', 'Character builders', 'Kid-friendly options'],
  },
  {
    title: 'Describe',
    band: 'bg-sky',
    cut: 'text-sky',
    text: 'Say what you want to see, in your own words.',
    example: '“A dinosaur picnic by a lake, with three kinds of cake.”',
  },
  {
    title: 'Color',
    band: 'bg-meadow',
    cut: 'text-meadow',
    text: 'Get a print-ready page to print at home, or save it to your collection. The line art suits colored pencils, crayons and markers.',
  },
] as const;

export function HowItWorks() {
  const [at, setAt] = useState(0);
  const step = STEPS[at] ?? STEPS[0];
  const last = at === STEPS.length - 1;
  const next = () => {
    setAt((at + 1) % STEPS.length);
    if (last) openAuth('register');
  };
  return (
    <>
      <Cut to={step.cut} />
      <section
        className={`${step.band} transition-colors motion-reduce:transition-none`}
        aria-labelledby="how"
      >
        <div className="mx-auto max-w-[1240px] px-5 py-20 sm:px-8">
          <h2 id="how" className="text-[clamp(2.200rem,5.500vw,3.600rem)]">
            How It Works
          </h2>
          <div className="mt-10 grid gap-8 md:grid-cols-[260px_minmax(0,1fr)] md:gap-12">
            <ol className="flex gap-2 md:flex-col md:gap-4">
              {STEPS.map((each, n) => (
                <li key={each.title} className="flex-1 md:flex-none">
                  <button
                    type="button"
                    onClick={() => setAt(n)}
                    aria-current={at === n ? 'step' : undefined}
                    data-on={at === n}
                    className="tile scribbled inked wax-sunflower flex min-h-[76px] w-full flex-col items-center justify-center gap-1 px-2 font-display text-[1.150rem] font-bold sm:flex-row sm:gap-4 md:justify-start md:px-5 md:text-[1.400rem]"
                  >
                    <span aria-hidden="true">{n + 1}</span>
                    {each.title}
                  </button>
                </li>
              ))}
            </ol>
            <div className="sheet grid min-h-[340px] content-between p-7 sm:p-10">
              <div aria-live="polite">
                <h3 className="text-[1.900rem]">{step.title}</h3>
                <p className="mt-3 max-w-[50ch] text-[1.200rem]">{step.text}</p>
                {'methods' in step && <Methods methods={step.methods} />}
                {'example' in step && (
                  <blockquote className="mt-7 font-display text-[1.900rem] font-semibold leading-tight">
                    {step.example}
                  </blockquote>
                )}
              </div>
              <div className="mt-8 flex flex-wrap items-center justify-between gap-4">
                <p className="font-bold">{at + 1} of 3</p>
                <button type="button" className="ink-button inked" onClick={next}>
                  {last ? 'Start Creating' : 'Next'}
                </button>
              </div>
            </div>
          </div>
        </div>
      </section>
    </>
  );
}

const Methods = ({ methods }: { methods: readonly string[] }) => (
  <ul className="mt-6 grid gap-x-8 gap-y-3 sm:grid-cols-2">
    {methods.map((method) => (
      <li key={method} className="flex items-center gap-3 text-[1.150rem] font-bold">
        <Icon name="swoosh" />
        {method}
      </li>
    ))}
  </ul>
);
