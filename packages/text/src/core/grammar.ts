export type PluralForms = { zero?: string; one: string; other: string };
export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number };
export type PostalAddress = { country: string; state?: string | null; city: string; street: string; zipCode?: string | null };

/** What the formats must know of a language. Each language's folder has one in `grammar.ts`. */
export type Grammar = {
  /** For `Intl`: of dates, numbers and percentages. */
  locale: string;
  /** Picks the form a count takes. */
  plural: (count: number, forms: PluralForms) => string;
  /** Months by name or by number. */
  month: "long" | "short";
  /** Between a day and its time. */
  beforeTime: string;
  /** Days joined to a range; null where `Intl` does it as people write. */
  dayRange: ((first: string, last: string) => string) | null;
  /** The unit behind a number of days. */
  dayUnit: (days: number) => string;
  /** The two largest units of a time left. `days` is written out already. */
  timeLeft: (left: TimeLeft, days: string) => string;
  /** Behind what something is called, before what it is. */
  behindLabel: string;
  /** Between names in a row. */
  betweenNames: string;
  /** Between sentences of a line. */
  betweenSentences: string;
  /** The lines of an address, in the order people write them; empty ones are left out later. */
  addressLines: (address: PostalAddress) => string[];
  /** Between the lines of an address that is written in one. */
  betweenAddressLines: string;
  familyNameFirst: boolean;
  /** A device in words; null for what the browser did not say. */
  device: (app: string | null, system: string | null) => string;
  /** Browsers and systems that are called otherwise than by their own names. */
  deviceNames: Readonly<Record<string, string>>;
  /** Destinations whose formal names are too long to read. */
  shortCountryNames: Readonly<Record<string, string>>;
};
