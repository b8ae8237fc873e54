import { call, useEndpoint } from "@sihai/client";
import type { CallData } from "@sihai/contract";
import { exportOutlets, listOutlets } from "@sihai/contract/freight";
import { consoleOutletDict } from "@sihai/text/dict/console/outlet";
import { Button, SearchBox } from "@sihai/ui";
import { Download, Plus, Upload } from "lucide-react";
import { useState } from "react";
import { useDict, usePageSearch } from "#console";
import { Beside, ReadTable, saveCsv, useDeskKeys } from "#desk";
import { OutletForm } from "./OutletForm.tsx";
import { OutletImport } from "./OutletImport.tsx";
import { outletColumnsBeside, useOutletColumns } from "./outlet-columns.tsx";

/** Where parcels of a pickup line can be fetched; one opens beside the list to be changed or closed. */
export function OutletsTab() {
  const words = useDict(consoleOutletDict);
  const [{ outlet: code, show }, change] = usePageSearch("/rates");
  const [typed, setTyped] = useState("");
  const read = useEndpoint(listOutlets, {}, { freshMs: 0 });
  const columns = useOutletColumns();
  const { outlets = [], lines = [] } = read.data ?? {};
  const shown = outlets.filter((outlet) => hasText(outlet, typed));
  const open = outlets.find((one) => one.code === code);
  const close = () => change({ outlet: undefined, show: undefined });
  const onOpen = (next: string | undefined) => change({ outlet: next, show: undefined });
  useDeskKeys({ ids: shown.map((one) => one.code), open: code, onOpen });
  const panel =
    show === "import" ? (
      <OutletImport onClose={close} />
    ) : read.data && (show === "new" || open) ? (
      <OutletForm
        key={show === "new" ? "new" : `${code} ${open?.changedAt ?? ""}`}
        outlet={show === "new" ? null : (open ?? null)}
        lines={lines}
        onClose={close}
        onSaved={onOpen}
      />
    ) : null;

  return (
    <>
      <p className="text-note text-grey">{words.hint}</p>
      <OutletBar typed={typed} onType={setTyped} />
      <Beside share="both" panel={panel}>
        <ReadTable
          read={read}
          caption={words.list}
          rows={shown}
          rowId={(one) => one.code}
          columns={panel === null ? columns : columns.filter(({ key }) => outletColumnsBeside.includes(key))}
          openId={code}
          onOpen={(one) => onOpen(one.code)}
          emptyText={words.empty}
        />
      </Beside>
    </>
  );
}

/** The search, and the ways outlets come in and go out. */
function OutletBar({ typed, onType }: { typed: string; onType: (typed: string) => void }) {
  const words = useDict(consoleOutletDict);
  const [, change] = usePageSearch("/rates");

  async function save() {
    const { text } = await call(exportOutlets, {});
    saveCsv("outlets.csv", text);
  }

  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-[260px] flex-1">
        <SearchBox label={words.search} value={typed} maxLength={80} onChange={onType} onSearch={() => undefined} />
      </div>
      <Button small icon={Plus} onClick={() => change({ show: "new", outlet: undefined })}>
        {words.add}
      </Button>
      <Button small kind="quiet" icon={Upload} onClick={() => change({ show: "import", outlet: undefined })}>
        {words.import}
      </Button>
      <Button small kind="quiet" icon={Download} onClick={() => void save()}>
        {words.export}
      </Button>
    </div>
  );
}

/** Whether an outlet's code, name or city has what was typed. */
function hasText({ code, name, city }: CallData<typeof listOutlets>["outlets"][number], typed: string): boolean {
  const wanted = typed.trim().toLowerCase();
  return [code, name.zh, name.en, city.zh, city.en].some((text) => text.toLowerCase().includes(wanted));
}
