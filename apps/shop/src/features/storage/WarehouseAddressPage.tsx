import { getWarehouseAddress } from "@sihai/contract/warehouse";
import { storageDict } from "@sihai/text/dict/storage";
import { Button, Card, ErrorState, LinkButton, Notice, Page, SkeletonList, TabStrip } from "@sihai/ui";
import { Copy } from "lucide-react";
import { copyText, go, here, href, useDict, useEndpoint, usePageSearch } from "#shop";
import { WarehouseNotices } from "./WarehouseNotices.tsx";

/** Where to send one's own purchases, ready to paste into a Chinese shop's address form. */
export default function WarehouseAddressPage() {
  const words = useDict(storageDict);
  const { warehouse = "1" } = usePageSearch("/warehouse/address");
  const read = useEndpoint(getWarehouseAddress, {}, { freshMs: 600_000 });
  const shown = read.data?.warehouses.find(({ warehouseId }) => String(warehouseId) === warehouse);
  const mark = read.data?.mark ?? null;
  const recipient = shown ? [shown.receiver.cn, mark].filter(Boolean).join(" ") : "";
  const rows = shown
    ? [
        { label: words.recipient, value: recipient },
        { label: words.phone, value: shown.phone },
        { label: words.address, value: shown.address.cn },
        { label: words.postcode, value: shown.zipCode },
      ]
    : [];
  return (
    <Page title={words.warehouseAddress}>
      <TabStrip
        label={words.warehouseTabs}
        look="boxed"
        value={warehouse}
        onChange={(value) => go("/warehouse/address", { warehouse: value }, { replace: true })}
        tabs={[
          { value: "1", label: words.southChina },
          { value: "2", label: words.hongKong },
        ]}
      />
      {read.isPending ? (
        <SkeletonList cards={2} />
      ) : read.error || !shown ? (
        <ErrorState onReload={() => void read.refetch()} pending={read.isFetching} />
      ) : (
        <>
          {mark === null ? (
            <Notice
              tone="brand"
              action={
                <LinkButton small href={href("/login", { redirect_url: here() })}>
                  {words.login}
                </LinkButton>
              }
            >
              {words.loginForMark}
            </Notice>
          ) : (
            <Card title={words.mark} aside={<span className="text-[22px] font-bold text-brand-deep">{mark}</span>}>
              <p className="text-[15px] text-grey">{words.markHelp}</p>
            </Card>
          )}
          <Card className="flex flex-col gap-1">
            <ul className="flex flex-col divide-y divide-line" lang="zh-CN">
              {rows.map(({ label, value }) => (
                <li key={label} className="flex items-center gap-3 py-2">
                  <div className="min-w-0 flex-1">
                    <p className="text-sm text-grey">{label}</p>
                    <p className="text-[17px] break-words">{value}</p>
                  </div>
                  <button
                    type="button"
                    aria-label={`${words.copy} ${label}`}
                    onClick={() => void copyText(value)}
                    className="grid size-11 shrink-0 place-items-center rounded-full text-brand-strong"
                  >
                    <Copy aria-hidden size={20} />
                  </button>
                </li>
              ))}
            </ul>
            <Button wide onClick={() => void copyText(rows.map(({ label, value }) => `${label} ${value}`).join("\n"))}>
              {words.copyAll}
            </Button>
          </Card>
          <Card title={words.inEnglish}>
            <p className="text-[15px]">
              {[shown.receiver.en, mark].filter(Boolean).join(" ")}, {shown.address.en}, {shown.zipCode}
            </p>
          </Card>
          <Card title={words.notices}>
            <WarehouseNotices notices={shown.notices} />
          </Card>
        </>
      )}
    </Page>
  );
}
