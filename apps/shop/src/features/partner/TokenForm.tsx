import { listTokens, makeToken } from "@sihai/contract/partner";
import { type TokenDays, tokenDays, tokenScopes } from "@sihai/domain/partner";
import { type PartnerWords, partnerDict } from "@sihai/text/dict/partner";
import { Bound, Card, FormSheet, Select, TextField, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { showRefusal, useAction, useDict } from "#shop";
import { Ticks } from "./Ticks.tsx";

type Props = { daysMost: number; onMade: (token: string) => void; onClose: () => void };

/** A new token: its name, what it may do, and for how long. */
export function TokenForm({ daysMost, onMade, onClose }: Props) {
  const words = useDict(partnerDict);
  const offered = tokenDays.filter((days) => days <= daysMost);
  const form = useSchemaForm<Wanted>(wantedSchema(words), { name: "", scopes: [], days: String(offered[0] ?? tokenDays[0]) });
  const make = useAction(makeToken, {
    refreshes: [listTokens],
    onDone: ({ token }) => {
      onMade(token);
      onClose();
    },
    onFailed: (error) => showRefusal(form, error),
  });
  const daysOf = (text: string): TokenDays => tokenDays.find((days) => String(days) === text) ?? tokenDays[0];
  return (
    <FormSheet
      open
      onClose={onClose}
      title={words.make}
      form={form}
      submitText={words.make}
      pending={make.pending}
      onSubmit={({ name, scopes, days }) => make.run({ body: { name, scopes, days: daysOf(days) } })}
    >
      <Card className="flex flex-col gap-4">
        <Bound form={form} name="name">
          {(field) => <TextField label={words.name} hint={words.nameHint} maxLength={40} required {...field} />}
        </Bound>
        <Bound form={form} name="scopes">
          {(field) => <Ticks label={words.scopesLabel} all={tokenScopes} nameOf={(scope) => words.scopes[scope]} {...field} />}
        </Bound>
        <Bound form={form} name="days">
          {(field) => (
            <Select
              label={words.validFor}
              options={offered.map((days) => ({ value: String(days), label: words.days[days] }))}
              {...field}
            />
          )}
        </Bound>
      </Card>
    </FormSheet>
  );
}

type Wanted = z.infer<ReturnType<typeof wantedSchema>>;

function wantedSchema(words: PartnerWords) {
  return z.object({
    name: z.string().check(z.trim(), z.minLength(1, words.needName)),
    scopes: z.array(z.enum(tokenScopes)).check(z.minLength(1, words.needScope)),
    days: z.string(),
  });
}
