import { TabStrip } from "@sihai/ui";

export type DeskTabsProps<Tab extends string> = {
  label: string;
  tabs: readonly Tab[];
  words: Readonly<Record<Tab, string>>;
  /** What waits on a tab; a tab that is left out, such as one of what is closed, shows no number. */
  counts?: Readonly<Partial<Record<Tab, number>>> | undefined;
  value: Tab;
  onChange: (tab: Tab) => void;
};

/** The tabs under a page's title, each with what waits there. */
export function DeskTabs<Tab extends string>({ label, tabs, words, counts, value, onChange }: DeskTabsProps<Tab>) {
  return (
    // The strip pulls itself up under a page's bar; here it is the first in a card and needs that room.
    <div className="overflow-hidden rounded-card px-4 pt-3">
      <TabStrip
        label={label}
        tabs={tabs.map((tab) => ({ value: tab, label: words[tab], badge: counts?.[tab] }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
