import type { CallData } from "@sihai/contract";
import { askDataCopy, listDataCopies } from "@sihai/contract/identity";
import { formatBytes, formatDateTime, formatDays } from "@sihai/text";
import { accountDict } from "@sihai/text/dict/me/account";
import { Button, Card, Cell, CellGroup, Page, SkeletonList, toastSuccess } from "@sihai/ui";
import { Download } from "lucide-react";
import { href, NotYet, useAction, useDict, useEndpoint, useLanguage, useSettings } from "#shop";

type Copies = CallData<typeof listDataCopies>;
type Copy = Copies["list"][number];

/** What is kept about me: a copy to take along. */
export function DataPart() {
  const words = useDict(accountDict);
  const copies = useEndpoint(listDataCopies, {}, { freshMs: 0 });
  return (
    <Page title={words.data}>
      {copies.data ? <CopyCard copies={copies.data} /> : <NotYet read={copies} skeleton={<SkeletonList cards={2} />} />}
      <CellGroup>
        <Cell title={words.closeTitle} note={words.closeNote} href={href("/user/setting", { part: "close" })} />
      </CellGroup>
    </Page>
  );
}

function CopyCard({ copies: { list, mayAsk } }: { copies: Copies }) {
  const words = useDict(accountDict);
  const language = useLanguage();
  const terms = useSettings()?.dataCopyTerms;
  const ask = useAction(askDataCopy, { refreshes: [listDataCopies], onDone: () => toastSuccess(words.copyAsked) });
  return (
    <Card title={words.copyTitle}>
      {terms ? <p className="mb-3 text-grey">{words.copyText(formatDays(terms.keptDays, language))}</p> : null}
      {list.length === 0 ? null : (
        <ul className="mb-3 divide-y divide-line">
          {list.map((copy) => (
            <CopyRow key={copy.id} copy={copy} />
          ))}
        </ul>
      )}
      <Button wide pending={ask.pending} disabledReason={mayAsk ? null : words.copyTomorrow} onClick={() => void ask.run({})}>
        {words.askCopy}
      </Button>
    </Card>
  );
}

function CopyRow({ copy }: { copy: Copy }) {
  const words = useDict(accountDict);
  const language = useLanguage();
  const until = copy.keptUntil === null ? "" : formatDateTime(copy.keptUntil, language);
  const state = { making: words.copyMaking, ready: words.copyUntil(until), gone: words.copyGone }[copy.state];
  return (
    <li className="py-3">
      <p>{words.copyFrom(formatDateTime(copy.askedAt, language))}</p>
      <p className="text-note text-grey">{state}</p>
      {copy.leftOut > 0 ? <p className="text-note text-grey">{words.copyLeftOut(copy.leftOut)}</p> : null}
      {copy.state === "ready" ? (
        <a
          href={`/api/user/data/copies/${copy.id}/sihai.zip`}
          download
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-brand-strong"
        >
          <Download aria-hidden size={18} />
          {words.download(formatBytes(copy.bytes ?? 0, language))}
        </a>
      ) : null}
    </li>
  );
}
