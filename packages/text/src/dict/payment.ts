import { dictionary } from "../core/dictionary.ts";
import type { PaymentWords } from "../zh/shop/payment.ts";

export type { PaymentWords } from "../zh/shop/payment.ts";

export const paymentDict = dictionary<PaymentWords>("payment", (language) => import(`../${language}/shop/payment.ts`));
