import type { FlowStep } from "@sihai/contract/content";
import { contentDict } from "@sihai/text/dict/content";
import { guideDict } from "@sihai/text/dict/content-guide";
import { Section, useUi } from "@sihai/ui";
import { href, useDict } from "#shop";
import { StepDrawing } from "./StepDrawing.tsx";

const guides = [
  { path: "/guide/user", label: "user", step: "account" },
  { path: "/guide/shopping", label: "shopping", step: "buy" },
  { path: "/guide/transfer", label: "transfer", step: "ship" },
] as const satisfies readonly { path: `/guide/${string}`; label: string; step: FlowStep }[];

/** The three guides, for whoever wants the whole story. */
export function GuideTiles() {
  const words = useDict(contentDict);
  const guideWords = useDict(guideDict);
  const { LinkPart } = useUi();
  return (
    <Section title={words.guides}>
      <ul className="grid grid-cols-3 gap-3">
        {guides.map(({ path, label, step }) => (
          <li key={path}>
            <LinkPart
              href={href(path)}
              className="flex h-full flex-col items-center gap-2 rounded-card bg-white px-1 py-3 text-center text-body leading-5 font-semibold hyphens-auto wrap-anywhere shadow-card"
            >
              <StepDrawing step={step} />
              {guideWords[label]}
            </LinkPart>
          </li>
        ))}
      </ul>
    </Section>
  );
}
