import { useAction } from "@sihai/client";
import { listExceptions, takeBack } from "@sihai/contract/parcel";
import { consolePackingDict } from "@sihai/text/dict/console/packing";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Bound, Button, Form, toastSuccess, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { useDict } from "#console";
import { ShelfField, showRefusal } from "#desk";

const { shelf: contractShelf } = takeBack.body.shape;

/** A parcel came back: its goods go onto a shelf again. */
export function TakeBackForm({ packageId, onDone }: { packageId: string; onDone: () => void }) {
  const words = useDict(consolePackingDict);
  const shared = useDict(consoleDict);
  const form = useSchemaForm(
    z.object({
      shelf: z.string().check(
        z.trim(),
        z.toUpperCase(),
        z.refine((shelf) => contractShelf.safeParse(shelf).success, { error: shared.shelfNeeded }),
      ),
    }),
    { shelf: "" },
  );
  const back = useAction(takeBack, {
    refreshes: [listExceptions],
    onDone: ({ items }) => {
      toastSuccess(words.takenBack(packageId, items));
      onDone();
    },
    onFailed: (error) => showRefusal(form, error),
  });
  return (
    <Form form={form} onSubmit={({ shelf }) => back.run({ body: { packageId, shelf } })}>
      <Bound form={form} name="shelf">
        {(field) => <ShelfField hint={words.takeBackNote} {...field} />}
      </Bound>
      <div>
        <Button type="submit" pending={back.pending}>
          {words.takeBack}
        </Button>
      </div>
    </Form>
  );
}
