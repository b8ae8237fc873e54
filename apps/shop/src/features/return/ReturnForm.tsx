import { glanceAtOrders, listOrders, orderDetail } from "@sihai/contract/order";
import { applyForReturn, listReturns, returnOptions } from "@sihai/contract/return";
import { listStorage } from "@sihai/contract/storage";
import { type ReturnReason, returnKinds, returnLimits, returnReasons } from "@sihai/domain/return";
import { returnDict } from "@sihai/text/dict/return";
import {
  Button,
  Card,
  ChipGroup,
  Notice,
  Page,
  Select,
  TextArea,
  TextField,
  toastSuccess,
  type UploadedPicture,
  Uploader,
  useFaults,
} from "@sihai/ui";
import { useState } from "react";
import { go, isRefused, uploadOwnPicture, useAction, useDict, usePageSearch } from "#shop";
import { ChooseReturnItems } from "./ChooseReturnItems.tsx";
import { HowReturnsGo } from "./HowReturnsGo.tsx";
import { ReturnCosts } from "./ReturnCosts.tsx";
import { ReturnsOfOrder } from "./ReturnsOfOrder.tsx";
import type { OptionsOnWire, ReturnKindOnWire } from "./types.ts";

/** Refusals whose sentence says itself that the application failed (rule E-129). */
const namedAsFailed = ["RETURN_NOT_ELIGIBLE", "RETURN_PHOTO_NOT_FOUND", "RETURN_WANTED_MISSING"] as const;

/** Which goods, what for, why, and what it will cost; then what happens. */
export function ReturnForm({ orderNo, options }: { orderNo: string; options: OptionsOnWire }) {
  const words = useDict(returnDict);
  const asked = usePageSearch("/operation/return-exchange");
  const offered = options.items.filter(({ obstacle }) => obstacle === null);
  const [kind, setKind] = useState<ReturnKindOnWire>(asked.type ?? "return");
  const [chosen, setChosen] = useState<string[]>(() => firstChoice(offered, asked.itemNo));
  const [told, setTold] = useState<Told>({ reason: "damaged", wanted: "", description: "", photos: [] });
  const isExchange = kind === "exchange";
  const faults = useFaults({ wanted: isExchange && told.wanted.trim() === "" ? words.wantedNeeded : null });
  const apply = useAction(applyForReturn, {
    quiet: true,
    refreshes: [returnOptions, listReturns, orderDetail, listOrders, glanceAtOrders, listStorage],
    onDone: () => {
      toastSuccess(words.applied);
      go("/order/detail", { orderNo }, { replace: true });
    },
  });

  function submit() {
    if (faults.press() !== null || chosen.length === 0) return;
    const { reason, description, wanted, photos } = told;
    const why = { reason, description: description.trim(), ...(isExchange && { wanted: wanted.trim() }) };
    void apply.run({ body: { orderNo, itemNos: chosen, type: kind, ...why, photos: photos.map(({ id }) => id) } });
  }

  const button = (
    <Button wide pending={apply.pending} disabledReason={chosen.length === 0 ? words.chooseFirst : null} onClick={submit}>
      {words.submit[kind]}
    </Button>
  );
  return (
    <Page title={words.title} footer={button}>
      <ReturnsOfOrder orderNo={orderNo} />
      {apply.error ? (
        <Notice alert tone="danger" {...(isRefused(apply.error, ...namedAsFailed) ? {} : { title: words.failed })}>
          {apply.error.message}
        </Notice>
      ) : null}
      <ChooseReturnItems items={options.items} chosen={chosen} onChange={setChosen} />
      <Card className="flex flex-col gap-4">
        <div>
          <ChipGroup
            label={words.kind}
            showLabel
            value={kind}
            onChange={setKind}
            options={returnKinds.map((value) => ({ value, label: words.kinds[value] }))}
          />
          <p className="mt-2 text-note text-grey">{words.kindNotes[kind]}</p>
        </div>
        <Why told={told} onTell={setTold} wantedField={isExchange ? faults.of("wanted") : null} />
      </Card>
      <ReturnCosts kind={kind} options={options} />
      <HowReturnsGo kind={kind} />
    </Page>
  );
}

type Told = { reason: ReturnReason; wanted: string; description: string; photos: UploadedPicture[] };
type WhyProps = {
  told: Told;
  onTell: (told: Told) => void;
  /** Of an exchange: how the field for what is wanted instead behaves; null for a return. */
  wantedField: { error: string | undefined; onBlur: () => void } | null;
};

/** The reason, what is wanted instead, and what shows it. */
function Why({ told, onTell, wantedField }: WhyProps) {
  const words = useDict(returnDict);
  const tell = (part: Partial<Told>) => onTell({ ...told, ...part });
  return (
    <>
      <Select
        label={words.reason}
        value={told.reason}
        onChange={(next) => tell({ reason: returnReasons.find((one) => one === next) ?? told.reason })}
        options={returnReasons.map((value) => ({ value, label: words.reasons[value] }))}
      />
      {wantedField ? (
        <TextField
          label={words.wanted}
          hint={words.wantedHint}
          required
          maxLength={returnLimits.wanted}
          value={told.wanted}
          onChange={(wanted) => tell({ wanted })}
          {...wantedField}
        />
      ) : null}
      <TextArea
        label={words.description}
        hint={words.descriptionHint}
        maxLength={returnLimits.description}
        value={told.description}
        onChange={(description) => tell({ description })}
      />
      <Uploader
        label={words.photos}
        hint={words.photosHint}
        max={returnLimits.photos}
        value={told.photos}
        onChange={(photos) => tell({ photos })}
        upload={uploadOwnPicture}
      />
    </>
  );
}

/** The item the address names; the only one there is; else the buyer's choice. */
function firstChoice(offered: OptionsOnWire["items"], itemNo: string | undefined): string[] {
  const named = offered.find((item) => item.itemNo === itemNo);
  if (named) return [named.itemNo];
  return offered.length === 1 ? offered.map((item) => item.itemNo) : [];
}
