import { useEndpoint } from "@sihai/client";
import { listTroubles } from "@sihai/contract/operation";
import { consoleOperationDict } from "@sihai/text/dict/console/site/operation";
import { Card } from "@sihai/ui";
import { useDict, WorkPage } from "#console";
import { ReadTable } from "#desk";
import { useHookColumns, useMailColumns, useWorkColumns } from "./columns.tsx";

/** What waits for somebody in the server's own work, and trying it again. */
export default function OperationPage() {
  const words = useDict(consoleOperationDict);
  const read = useEndpoint(listTroubles, {}, { freshMs: 0 });
  const { works = [], mails = [], hooks = [] } = read.data ?? {};
  return (
    <WorkPage title={words.title}>
      <p className="text-note text-grey">{words.hint}</p>
      <Card flush title={words.works}>
        <ReadTable
          read={read}
          caption={words.works}
          rows={works}
          rowId={({ kind, name, subject }) => `${kind} ${name} ${subject}`}
          columns={useWorkColumns()}
          emptyText={words.noWorks}
        />
      </Card>
      <Card flush title={words.mails}>
        <ReadTable
          read={read}
          caption={words.mails}
          rows={mails}
          rowId={({ userId, id }) => `${userId} ${id}`}
          columns={useMailColumns()}
          emptyText={words.noMails}
        />
      </Card>
      <Card flush title={words.hooks}>
        <ReadTable
          read={read}
          caption={words.hooks}
          rows={hooks}
          rowId={({ userId, host }) => `${userId} ${host}`}
          columns={useHookColumns()}
          emptyText={words.noHooks}
        />
      </Card>
    </WorkPage>
  );
}
