import { ArticleText } from "../content/help/ArticleText.tsx";

export type AgreementName = "terms" | "privacy";

/** An agreement of content/agreements in the language shown, fetched when its sheet is opened. */
export function Agreement({ name }: { name: AgreementName }) {
  return <ArticleText helpId={name} />;
}
