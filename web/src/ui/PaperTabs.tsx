// Paper tabs: index cards sticking out of a stack.
import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';

type Tab = { id: string; label: string; panel: ReactNode };
type Props = {
  label: string;
  tabs: readonly Tab[];
  current: string;
  onGo: (id: string) => void;
  className?: string;
  /** The paper of the open tab. */
  paper?: string;
};

export function PaperTabs({ label, tabs, current, onGo, className = '', paper = 'bg-sunflower' }: Props) {
  return (
    <Tabs.Root value={current} onValueChange={onGo} className={className}>
      <Tabs.List
        aria-label={label}
        className="flex max-sm:justify-between sm:gap-x-2 border-b-[5px] border-ink"
      >
        {tabs.map((tab) => (
          <Tabs.Trigger
            key={tab.id}
            value={tab.id}
            className={`min-h-[60px] rounded-t-[18px] border-[4px] border-b-0 px-[min(.6rem,2vw)] font-display text-[clamp(.85rem,4.2vw,1rem)] whitespace-nowrap sm:px-5 sm:text-[1.150rem] font-bold ${tab.id === current ? `border-ink ${paper}` : 'border-transparent'}`}
          >
            {tab.label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Content key={tab.id} value={tab.id} className="outline-offset-8">
          {tab.panel}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
