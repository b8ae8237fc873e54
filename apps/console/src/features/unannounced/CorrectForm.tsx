import { useAction } from "@sihai/client";
import { correctUnannounced, listUnannouncedAsStaff, readUnannounced } from "@sihai/contract/unannounced";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { consoleUnannouncedDict } from "@sihai/text/dict/console/unannounced";
import { Bound, Button, Card, Fold, Form, TextField, toastSuccess, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { useDict } from "#console";
import { fieldText, readGrams, ShelfField, showRefusal } from "#desk";
import type { UnannouncedDetail } from "./unannounced-detail.ts";

type Noted = Pick<UnannouncedDetail["parcel"], "unannouncedNo" | "shelf" | "grams">;

/** Shelf and weight as they are written down, and the act that puts them right. */
function useCorrection({ unannouncedNo, shelf, grams }: Noted) {
  const words = useDict(consoleUnannouncedDict);
  const shared = useDict(consoleDict);
  const { shape } = correctUnannounced.body;
  const form = useSchemaForm(
    z.object({
      shelf: z.string().check(
        z.trim(),
        z.refine((place) => shape.shelf.safeParse(place).success, { error: shared.shelfNeeded }),
      ),
      weight: z.string().check(z.refine((text) => readGrams(text) !== null, { error: shared.weightWrong })),
      reason: fieldText(shape.reason, words.correctReasonNeeded),
    }),
    { shelf, weight: String(grams), reason: "" },
  );
  const correct = useAction(correctUnannounced, {
    refreshes: [readUnannounced, listUnannouncedAsStaff],
    onDone: () => {
      toastSuccess(words.corrected(unannouncedNo));
      form.resetField("reason");
    },
    onFailed: (error) => showRefusal(form, error, { NOTHING_CORRECTED: "shelf" }),
  });
  const send = ({ shelf: place, weight, reason }: { shelf: string; weight: string; reason: string }) =>
    correct.run({ body: { unannouncedNo, shelf: place, grams: readGrams(weight) ?? grams, reason } });
  return { form, send, pending: correct.pending };
}

/** Where it lies and what it weighs, put right with a reason; folded, for it is seldom wanted. */
export function CorrectForm({ parcel }: { parcel: Noted }) {
  const words = useDict(consoleUnannouncedDict);
  const shared = useDict(consoleDict);
  const { form, send, pending } = useCorrection(parcel);
  return (
    <Card>
      <Fold title={words.correct}>
        <Form form={form} className="flex flex-col gap-3 pt-2" onSubmit={send}>
          <Bound form={form} name="shelf">
            {(field) => <ShelfField {...field} />}
          </Bound>
          <Bound form={form} name="weight">
            {(field) => <TextField label={shared.weight} hint={shared.weightHint} maxLength={12} autoComplete="off" {...field} />}
          </Bound>
          <Bound form={form} name="reason">
            {(field) => <TextField label={words.correctReason} required maxLength={300} {...field} />}
          </Bound>
          <div>
            <Button type="submit" small kind="quiet" pending={pending}>
              {words.correctNow}
            </Button>
          </div>
        </Form>
      </Fold>
    </Card>
  );
}
