export type Sentence = { zh: string; en: string };
export type Sentences<Code extends string> = Record<Code, Sentence>;
