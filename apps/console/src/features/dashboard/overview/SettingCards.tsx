import { useEndpoint } from "@sihai/client";
import { listSettings } from "@sihai/contract/setting";
import { consoleOverviewDict } from "@sihai/text/dict/console/overview";
import { Notice, useUi } from "@sihai/ui";
import { href, useDict } from "#console";

/** What the rules ask for: holidays of a year that are not entered. */
export function SettingCards() {
  const words = useDict(consoleOverviewDict);
  const { LinkPart } = useUi();
  const { data } = useEndpoint(listSettings, {}, { freshMs: 60_000 });
  const year = data?.missingHolidays ?? null;
  if (year === null) return null;
  return (
    <Notice tone="warn">
      {words.holidaysMissing(year)}{" "}
      <LinkPart href={href("/settings", { open: "holidays" })} className="font-semibold underline">
        {words.toHolidays}
      </LinkPart>
    </Notice>
  );
}
