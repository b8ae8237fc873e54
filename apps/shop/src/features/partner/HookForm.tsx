import { addHook, hookUrl, listHooks } from "@sihai/contract/partner";
import { hookKinds, hookUrlLength } from "@sihai/domain/partner";
import { type PartnerWords, partnerDict } from "@sihai/text/dict/partner";
import { Bound, Card, FormSheet, TextField, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { showRefusal, useAction, useDict } from "#shop";
import { Ticks } from "./Ticks.tsx";

/** A new address, and what it is told of. */
export function HookForm({ onAdded, onClose }: { onAdded: (secret: string) => void; onClose: () => void }) {
  const words = useDict(partnerDict);
  const form = useSchemaForm<Wanted>(wantedSchema(words), { url: "", kinds: [...hookKinds] });
  const add = useAction(addHook, {
    refreshes: [listHooks],
    onDone: ({ secret }) => {
      onAdded(secret);
      onClose();
    },
    onFailed: (error) => showRefusal(form, error),
  });
  return (
    <FormSheet
      open
      onClose={onClose}
      title={words.addHook}
      form={form}
      submitText={words.addHook}
      pending={add.pending}
      onSubmit={(body) => add.run({ body })}
    >
      <Card className="flex flex-col gap-4">
        <Bound form={form} name="url">
          {(field) => (
            <TextField
              type="url"
              inputMode="url"
              label={words.url}
              hint={words.urlHint}
              maxLength={hookUrlLength}
              required
              {...field}
            />
          )}
        </Bound>
        <Bound form={form} name="kinds">
          {(field) => <Ticks label={words.kindsLabel} all={hookKinds} nameOf={(kind) => words.kinds[kind]} {...field} />}
        </Bound>
      </Card>
    </FormSheet>
  );
}

type Wanted = z.infer<ReturnType<typeof wantedSchema>>;

function wantedSchema(words: PartnerWords) {
  return z.object({
    url: z.string().check(
      z.trim(),
      z.refine((text) => z.safeParse(hookUrl, text).success, words.urlWrong),
    ),
    kinds: z.array(z.enum(hookKinds)).check(z.minLength(1, words.needKind)),
  });
}
