import { useAction } from "@sihai/client";
import { giveCoupon, listCampaigns } from "@sihai/contract/promotion";
import { consolePromotionDict } from "@sihai/text/dict/console/promotion";
import { Bound, Button, Card, Form, TextField, toastSuccess, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { useDict } from "#console";

/** One coupon for one customer, within the kind's limits; the customer is told. */
export function GiveForm({ kindId }: { kindId: string }) {
  const words = useDict(consolePromotionDict);
  const form = useSchemaForm(
    z.object({ email: z.string().check(z.trim(), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, { error: words.emailWrong })) }),
    { email: "" },
  );
  const give = useAction(giveCoupon, {
    refreshes: [listCampaigns],
    onDone: ({ couponNo }) => {
      toastSuccess(words.given(couponNo));
      form.reset();
    },
  });
  return (
    <Card title={words.giveTitle}>
      <Form form={form} onSubmit={(values) => give.run({ body: { kindId, ...values } })}>
        <Bound form={form} name="email">
          {(field) => <TextField label={words.email} type="email" maxLength={254} autoComplete="off" {...field} />}
        </Bound>
        <Button type="submit" small pending={give.pending}>
          {words.give}
        </Button>
      </Form>
    </Card>
  );
}
