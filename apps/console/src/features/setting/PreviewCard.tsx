import { useEndpoint } from "@sihai/client";
import { previewSetting } from "@sihai/contract/setting";
import { readSetting, type SettingName } from "@sihai/domain/setting";
import { cnyText, labelled } from "@sihai/text";
import { consoleSettingDict } from "@sihai/text/dict/console/setting";
import { CompareBars } from "@sihai/ui";
import { useDict, useLanguage } from "#console";

/** What the last thirty days would have cost by a value; nothing for rules that are no price, or while the value is not right. */
export function PreviewCard({ name, value }: { name: SettingName; value: unknown }) {
  const words = useDict(consoleSettingDict);
  const language = useLanguage();
  const isRight = readSetting(name, value).ok;
  const { data } = useEndpoint(
    previewSetting,
    { query: { name, value: JSON.stringify(value) } },
    { enabled: isRight, freshMs: 60_000 },
  );
  if (!isRight || !data || data.trials.length === 0) return null;
  return (
    <section aria-label={words.preview} className="flex flex-col gap-3 rounded-control bg-page p-3">
      <h3 className="text-note font-semibold">{words.preview}</h3>
      {data.trials.map(({ of, rows, changed, before, after }) =>
        rows === 0 ? (
          <p key={of} className="text-note text-grey">
            {labelled(words.previewOf[of], words.previewNone, language)}
          </p>
        ) : (
          <div key={of}>
            <CompareBars
              label={words.previewOf[of]}
              bars={[
                { label: words.previewBefore, value: Number(before), text: cnyText(before), strong: false },
                { label: words.previewAfter, value: Number(after), text: cnyText(after), strong: true },
              ]}
            />
            <p className="mt-1 text-note text-grey">
              {labelled(words.previewOf[of], words.previewRows(changed, rows), language)}
            </p>
          </div>
        ),
      )}
      <p className="text-note text-grey">{words.previewNote}</p>
    </section>
  );
}
