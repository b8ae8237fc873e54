import type { Language } from "./language.ts";

/** The shape a Chinese dictionary gives to its twins: same keys, same parameters. A missing key does not compile. */
export type WordsOf<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends (...given: infer Given) => string
    ? (...given: Given) => string
    : Source[Key] extends string
      ? string
      : WordsOf<Source[Key]>;
};

type WordsModule<Words> = { words: Words };

/** One feature's words, loaded by language, at most once each. */
export type Dictionary<Words> = {
  readonly name: string;
  /** The words if they are here already. */
  peek(language: Language): Words | undefined;
  load(language: Language): Promise<Words>;
};

/** A promise that says what it has brought: React's `use` reads these two, and then does not wait. */
type Arriving<Words> = Promise<Words> & { status?: "fulfilled"; value?: Words };

const known = new Set<Dictionary<unknown>>();

/**
 * Declares a feature's dictionary: one file in the folder of each language, fetched on demand. That every language has the file is
 * the business of a spec (languages.spec.ts); that it has every word, the compiler's.
 */
export function dictionary<Words>(
  name: string,
  fetchWords: (language: Language) => Promise<WordsModule<Words>>,
): Dictionary<Words> {
  const arrived = new Map<Language, Words>();
  const pending = new Map<Language, Promise<Words>>();
  const self: Dictionary<Words> = {
    name,
    peek: (language) => arrived.get(language),
    load(language) {
      const running = pending.get(language);
      if (running) return running;
      known.add(self);
      const started: Arriving<Words> = fetchWords(language).then(
        (source) => {
          arrived.set(language, source.words);
          started.status = "fulfilled";
          started.value = source.words;
          return source.words;
        },
        (error: unknown) => {
          pending.delete(language);
          throw error;
        },
      );
      pending.set(language, started);
      return started;
    },
  };
  return self;
}

/** Loads, in another language, every dictionary in use: a page switches language without a blank moment. */
export async function loadDictsIn(language: Language): Promise<void> {
  await Promise.all([...known].map((dict) => dict.load(language)));
}
