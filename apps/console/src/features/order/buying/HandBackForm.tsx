import { useAction } from "@sihai/client";
import { buyingQueue, handBack } from "@sihai/contract/order";
import { handBackReasons } from "@sihai/domain/order";
import { consoleBuyingDict } from "@sihai/text/dict/console/buying";
import { Bound, Button, Form, Select, TextArea, toastSuccess, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { useDict } from "#console";

const noteMax = 300;
const handBackEntry = z.object({ reason: z.enum(handBackReasons), note: z.string().check(z.trim()) });

/** Hands taken items back to the queue; done at once, for taking them again undoes it. */
export function HandBackForm({ itemNos, onDone }: { itemNos: readonly string[]; onDone: () => void }) {
  const words = useDict(consoleBuyingDict);
  const form = useSchemaForm<z.infer<typeof handBackEntry>>(handBackEntry, { reason: handBackReasons[0], note: "" });
  const back = useAction(handBack, {
    refreshes: [buyingQueue],
    onDone: ({ handedBack }) => {
      toastSuccess(words.handedBack(handedBack));
      onDone();
    },
  });

  return (
    <Form
      form={form}
      onSubmit={({ reason, note }) => back.run({ body: { itemNos: [...itemNos], reason, ...(note !== "" && { note }) } })}
    >
      <Bound form={form} name="reason">
        {(field) => (
          <Select
            label={words.reason}
            hint={words.handBackHint}
            options={handBackReasons.map((value) => ({ value, label: words.handBackReasons[value] }))}
            {...field}
          />
        )}
      </Bound>
      <Bound form={form} name="note">
        {(field) => <TextArea label={words.staffNote} maxLength={noteMax} {...field} />}
      </Bound>
      <Button type="submit" pending={back.pending}>
        {words.handBack}
      </Button>
    </Form>
  );
}
