import type { CallData } from "@sihai/contract";
import { calculate } from "@sihai/contract/freight";
import { cnyText, formatSize, formatWeight } from "@sihai/text";
import { freightDict } from "@sihai/text/dict/freight";
import { EmptyState, ErrorState, Page, SkeletonList } from "@sihai/ui";
import { useState } from "react";
import { go, href, useDict, useEndpoint, useLanguage, usePageSearch, useWarehouseNames } from "#shop";
import { bodyOf } from "./calculation.ts";
import { ExcludedLines } from "./ExcludedLines.tsx";
import { LineReminder } from "./LineReminder.tsx";
import { LinesToCompare } from "./LinesToCompare.tsx";
import type { EligibleLine } from "./line-words.ts";
import { QueryChips } from "./QueryChips.tsx";

/** Every line for this thing, compared: cost by weight, days, punctuality, and why the others do not fit. */
export default function LineListPage() {
  const words = useDict(freightDict);
  const language = useLanguage();
  const search = usePageSearch("/calculator/list");
  const { sort: _sort, filter: _filter, ...request } = search;
  const body = bodyOf(request);
  const [opened, setOpened] = useState<EligibleLine | null>(null);
  const lines = useEndpoint(
    calculate,
    { body: body ?? { country: "XX", warehouse: 1, grams: 1 } },
    { enabled: body !== null, freshMs: 60_000 },
  );

  if (body === null)
    return (
      <Page title={words.lines}>
        <EmptyState
          picture="plane"
          text={words.chooseDestination}
          action={{ label: words.title, href: href("/calculator/index", request) }}
        />
      </Page>
    );
  return (
    <Page title={words.lines}>
      <QueryChips
        country={body.country}
        postcode={request.postcode}
        parts={[
          formatWeight(body.grams, language, body.country),
          ...(body.sidesCm ? [formatSize(body.sidesCm, language)] : []),
          ...(body.goodsValue === undefined ? [] : [words.worth(cnyText(body.goodsValue))]),
        ]}
        properties={body.classes}
        changeHref={href("/calculator/index", request)}
      />
      {lines.data ? (
        <Compared lines={lines.data} grams={body.grams} onOpen={setOpened} />
      ) : lines.isPending ? (
        <SkeletonList cards={4} />
      ) : (
        <ErrorState text={words.linesFailed} onReload={() => void lines.refetch()} pending={lines.isFetching} />
      )}
      <LineReminder
        line={opened?.line ?? null}
        country={body?.country ?? null}
        quote={opened?.quote ?? null}
        landed={opened?.landed}
        detailsHref={href("/calculator/detail", { ...request, ...(opened ? { lineId: opened.line.id } : {}) })}
        onClose={() => setOpened(null)}
      />
    </Page>
  );
}

type ComparedProps = { lines: CallData<typeof calculate>; grams: number; onOpen: (line: EligibleLine) => void };

/** The lines that take it, and why the others do not. */
function Compared({ lines: { eligible, excluded }, grams, onOpen }: ComparedProps) {
  const words = useDict(freightDict);
  const { first } = useWarehouseNames();
  const { sort, filter, ...request } = usePageSearch("/calculator/list");
  return (
    <>
      {eligible.length === 0 ? (
        <EmptyState
          picture="plane"
          text={
            <>
              <span className="block">{words.noLine}</span>
              {words.noLineHelp}
            </>
          }
          action={{ label: words.changeQuery, href: href("/calculator/index", request) }}
        />
      ) : (
        <LinesToCompare
          lines={eligible.map((one) => ({
            ...one,
            amount: one.landed?.total ?? one.quote.total,
            isTaxUnknown: one.landed?.tax.total === null,
          }))}
          grams={grams}
          sort={sort}
          filter={filter}
          onArrange={(arranged) => go("/calculator/list", { ...request, ...arranged }, { replace: true })}
          onOpen={onOpen}
        />
      )}
      <ExcludedLines
        excluded={excluded}
        splitHref={href("/order/in-storage/goods-list", { warehouse: request.warehouse ?? first })}
      />
    </>
  );
}
