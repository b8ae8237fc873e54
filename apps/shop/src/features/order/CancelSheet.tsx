import { statusNumbers } from "@sihai/contract/identity";
import { cancelItem, cancelOrder, listOrders, orderDetail } from "@sihai/contract/order";
import { isPositive } from "@sihai/domain";
import { cancelReasons } from "@sihai/domain/order";
import { cnyText } from "@sihai/text";
import { type OrderWords, orderDict } from "@sihai/text/dict/order";
import { Bound, FormSheet, Radios, TextArea, toastFailure, toastSuccess, useOnceOpen } from "@sihai/ui";
import * as z from "zod/mini";
import { type ApiError, refusalText, showRefusal, useAction, useDict } from "#shop";
import { tabDraft } from "../../stores/tab-draft.ts";
import { useKeptForm } from "../../stores/use-kept-form.ts";
import { LapsingCoupon } from "./LapsingCoupon.tsx";
import { SurchargeKeptOf } from "./SurchargeKept.tsx";

type What = { orderNo: string } | { itemNo: string };
type CancelSheetProps = { what: What; orderNo: string; paid: string; open: boolean; onClose: () => void };

/** Asks why, says what comes back, and cancels an order or one of its items. */
export function CancelSheet(props: CancelSheetProps) {
  return useOnceOpen(props.open) ? <OpenedCancelSheet {...props} /> : null;
}

function OpenedCancelSheet({ what, orderNo, paid, open, onClose }: CancelSheetProps) {
  const words = useDict(orderDict);
  const { form, cancel, pending } = useCancelForm(what, onClose);
  return (
    <FormSheet
      open={open}
      onClose={onClose}
      title={words.cancelTitle}
      form={form}
      kind="danger"
      submitText={words.cancelNow}
      pending={pending}
      disabledReason={form.watch("reason") === null ? words.needReason : null}
      onSubmit={cancel}
    >
      <div className="flex flex-col gap-1 text-body text-grey">
        <p>{isPositive(paid) ? words.cancelRefund(cnyText(paid)) : words.cancelFree}</p>
        {open && isPositive(paid) ? <SurchargeKeptOf orderNo={orderNo} /> : null}
      </div>
      {open ? <LapsingCoupon orderNo={orderNo} itemNo={"itemNo" in what ? what.itemNo : undefined} /> : null}
      <div className="rounded-card bg-white px-4 py-1">
        <Bound form={form} name="reason">
          {(field) => (
            <Radios
              hideLabel
              label={words.cancelTitle}
              options={cancelReasons.map((value) => ({ value, label: words.reasons[value] }))}
              {...field}
            />
          )}
        </Bound>
      </div>
      {form.watch("reason") === "other" ? (
        <Bound form={form} name="note">
          {(field) => <TextArea label={words.cancelNote} hint={words.cancelNoteHint} rows={2} maxLength={140} {...field} />}
        </Bound>
      ) : null}
    </FormSheet>
  );
}

/** The note being typed, over a reload and the closing of the sheet; the reason is chosen each time. */
const notes = tabDraft<Pick<Why, "note">>("sh_cancel_note");
const noteAlone = {
  keptOf: notes.keptOf,
  keep: (of: string, { note }: Why) => notes.keep(of, { note }),
};

/** The reason, a note where none of ours fits, and the cancelling of what was named. */
function useCancelForm(what: What, onClose: () => void) {
  const words = useDict(orderDict);
  const of = "orderNo" in what ? what.orderNo : what.itemNo;
  const form = useKeptForm<Why>(whySchema(words), noteAlone, of, { reason: null, note: "" });
  const after = {
    quiet: true,
    refreshes: [orderDetail, listOrders, statusNumbers],
    onDone: ({ refunded }: { refunded: string }) => {
      notes.forget();
      toastSuccess(isPositive(refunded) ? words.cancelledWith(cnyText(refunded)) : words.cancelled);
      onClose();
    },
  };
  // A cancel that failed has a text of its own (rules E-60 and E-61); a refusal says why.
  const failed = (otherwise: string) => (error: ApiError) => {
    toastFailure(refusalText(error, otherwise));
    showRefusal(form, error);
  };
  const order = useAction(cancelOrder, { ...after, onFailed: failed(words.cancelFailed) });
  const item = useAction(cancelItem, { ...after, onFailed: failed(words.cancelItemFailed) });

  function cancel({ reason, note }: Why) {
    if (reason === null) return;
    const why = { reason, ...(reason === "other" && { note }) };
    return "orderNo" in what ? order.run({ body: { ...what, ...why } }) : item.run({ body: { ...what, ...why } });
  }

  return { form, cancel, pending: order.pending || item.pending };
}

type Why = z.infer<ReturnType<typeof whySchema>>;

function whySchema(words: OrderWords) {
  return z
    .object({ reason: z.nullable(z.enum(cancelReasons)), note: z.string().check(z.trim()) })
    .check(z.refine(({ reason, note }) => reason !== "other" || note !== "", { path: ["note"], error: words.needNote }));
}
