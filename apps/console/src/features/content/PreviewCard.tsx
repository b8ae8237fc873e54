import type { ContentKind } from "@sihai/contract/content";
import { consoleContentDict } from "@sihai/text/dict/console/site/content";
import { Card } from "@sihai/ui";
import { useDict } from "#console";
import type { ContentEntry } from "./entry.ts";
import { ShownBlocks } from "./ShownBlocks.tsx";
import type { Preview } from "./types.ts";

type PreviewCardProps = { kind: ContentKind; shown: Preview["shown"]; entry: ContentEntry };

/** A text as its readers will see it, in both languages side by side. */
export function PreviewCard({ kind, shown, entry }: PreviewCardProps) {
  const words = useDict(consoleContentDict);
  return (
    <Card title={words.previewTitle}>
      <div className="grid grid-cols-2 gap-4">
        {(["zh", "en"] as const).map((language) => {
          const article = shown[language];
          const [title, text] = [entry[`${language}Title`], entry[`${language}Text`]];
          const isMissing = kind === "article" ? article === null : text.trim() === "";
          return (
            <section
              key={language}
              lang={language}
              aria-label={words.previewIn[language]}
              className="flex min-w-0 flex-col gap-2"
            >
              <p className="text-note text-grey">{words.previewIn[language]}</p>
              {isMissing ? <p className="text-note text-grey">{words.previewMissing}</p> : null}
              {article === null ? null : (
                <>
                  <h3 className="text-title font-semibold wrap-anywhere">{article.title}</h3>
                  <p className="text-grey wrap-anywhere">{article.summary}</p>
                  <ShownBlocks blocks={article.blocks} />
                </>
              )}
              {kind === "article" || isMissing ? null : (
                <p className="rounded-control bg-brand-soft p-3 wrap-anywhere">
                  {title === "" ? null : <span className="block font-semibold">{title}</span>}
                  {text}
                </p>
              )}
            </section>
          );
        })}
      </div>
    </Card>
  );
}
