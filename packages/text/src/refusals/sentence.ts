import type { RefusalCode, RefusalFacts } from "@sihai/contract";
import type { Language } from "@sihai/domain/language";

export type Sentence = Readonly<Record<Language, string>>;
export type Sentences<Code extends string> = Readonly<Record<Code, Sentence>>;

/** The facts a sentence names: `minimum` of "at least {minimum} pieces". */
type Named<Text extends string> = Text extends `${string}{${infer Fact}}${infer Rest}` ? Fact | Named<Rest> : never;

/** What a sentence has to be for a code: one that names facts of that code alone. */
export type NamingFacts<Given extends Sentences<RefusalCode>> = {
  [Code in RefusalCode]: Exclude<Named<Given[Code][Language]>, keyof RefusalFacts<Code>> extends never
    ? unknown
    : { "names a fact that is not one of its refusal": Exclude<Named<Given[Code][Language]>, keyof RefusalFacts<Code>> };
};
