import type { RefusalCode, RefusalFacts } from "@sihai/contract";

type Sentences = Readonly<Record<RefusalCode, string>>;

/** The facts a sentence names: `minimum` of "at least {minimum} pieces", `short` of "{¥short} short", `from` of "after {@from}". */
type Named<Text extends string> = Text extends `${string}{${infer Fact}}${infer Rest}` ? Bare<Fact> | Named<Rest> : never;
type Bare<Fact extends string> = Fact extends `${"¥" | "@"}${infer Name}` ? Name : Fact;

/** What a sentence has to be for a code: one that names facts of that code alone. */
type NamingFacts<Given extends Sentences> = {
  [Code in RefusalCode]: Exclude<Named<Given[Code]>, keyof RefusalFacts<Code>> extends never
    ? unknown
    : { "not a fact of the refusal": Exclude<Named<Given[Code]>, keyof RefusalFacts<Code>> };
};

/** The sentences of a language, one for every refusal; each may name the facts of its refusal and no others. */
export function sentencesOf<const Given extends Sentences>(given: Given & NamingFacts<Given>): Sentences {
  return given;
}
