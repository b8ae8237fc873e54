import { refusals } from "@sihai/contract";
import { describe, expect, it } from "vitest";
import { addressDict } from "./dict/address.ts";
import { expertDict } from "./dict/expert.ts";
import { forwardingDict } from "./dict/forwarding.ts";
import { freightDict } from "./dict/freight.ts";
import { identityDict } from "./dict/identity.ts";
import { paymentDict } from "./dict/payment.ts";
import { returnDict } from "./dict/return.ts";
import { shellDict } from "./dict/shell.ts";
import { uiDict } from "./dict/ui.ts";
import { withdrawalDict } from "./dict/withdrawal.ts";
import { refusalSentence } from "./refusals.ts";

const chinese = /\p{Script=Han}/u;

async function wordsIn(language: "zh" | "en") {
  const [account, address, calculator, expert, forwarding, pay, returns, shell, ui, withdrawal] = await Promise.all([
    identityDict.load(language),
    addressDict.load(language),
    freightDict.load(language),
    expertDict.load(language),
    forwardingDict.load(language),
    paymentDict.load(language),
    returnDict.load(language),
    shellDict.load(language),
    uiDict.load(language),
    withdrawalDict.load(language),
  ]);
  const says = (code: keyof typeof refusals) => refusalSentence({ code }, language);
  return {
    "N-18": shell.unknownError,
    "N-19": shell.networkError,
    "N-20": shell.networkErrorRetry,
    "N-21": shell.serviceError,
    "N-21 by the server": says("SERVICE_ERROR"),
    "N-22": shell.requestFailed,
    "N-23": shell.requestTimeout,
    "N-24": ui.requestAborted,
    "N-25": ui.uploadFailed,
    "N-26": says("LOGIN_METHOD_OFF"),
    "N-27": shell.copyFailed,
    "N-28": shell.copySuccess,
    "N-29": says("CODE_NOT_SENT"),
    "N-29 in the form": account.codeFailed,
    "N-30": account.codeSent,
    "N-31": says("SOCIAL_LOGIN_FAILED"),
    "N-32": account.wechatDone,
    "N-33": says("BIND_FAILED"),
    "N-34": account.synchronized,
    "N-35": says("WRONG_PASSWORD"),
    "N-36": says("PAY_PASSWORD_WRONG"),
    "N-37": says("PASSWORDS_DIFFER"),
    "N-38": account.badEmail,
    "N-39": account.inconsistent,
    "N-40": says("GOODS_LOOKUP_FAILED"),
    "N-40 above the form": forwarding.lookupFailed,
    "N-41": says("STOCK_SHORT"),
    "N-42": says("PRICE_NOT_CORRECT"),
    "N-43": says("PRICE_ZERO"),
    "N-44": says("QUANTITY_BELOW_MINIMUM"),
    "N-44 at the stepper": ui.cannotReduce,
    "N-45": says("QUANTITY_ABOVE_STOCK"),
    "N-45 at the stepper": ui.exceedStock,
    "N-46": says("DISCLAIMER_NOT_AGREED"),
    "N-47": account.setFailed,
    "N-48": account.modifyFailed,
    "N-49": account.resetFailed,
    "N-50": account.sendFailed,
    "N-51": says("WITHDRAWAL_NO_MISSING"),
    "N-52": says("WITHDRAWAL_AMOUNT_INVALID"),
    "N-52 in the form": withdrawal.amountBad,
    "N-53": says("ROUTES_UNAVAILABLE"),
    "N-53 in the list": calculator.linesFailed,
    "N-54": calculator.noLine,
    "N-55": ui.noPunctuality,
    "N-56": returns.failed,
    "N-57": says("GET_COUPON_FAILED"),
    "N-58": says("ORDER_NOT_PAYABLE"),
    "N-59": says("ORDER_DELETE_REFUSED"),
    "N-60": says("ORDER_CANCEL_REFUSED"),
    "N-61": says("ITEM_CANCEL_REFUSED"),
    "N-62": says("PARCEL_CANCEL_REFUSED"),
    "N-63": says("PACKAGE_PAYMENT_FAILED"),
    "N-64": says("PAYMENT_PARAMS_ERROR"),
    "N-65": pay.cancelled,
    "N-66": says("TRADE_NO_MISSING"),
    "N-67": says("BALANCE_NOT_ENOUGH"),
    "N-68": pay.retryTitle,
    "N-68 other routes": pay.retryNote,
    "N-68 first button": pay.retry,
    "N-68 second button": pay.changeMethod,
    "N-69": pay.failedTitle,
    "N-69 transfer": pay.alternativeTransfer,
    "N-69 balance": pay.alternativeBalance,
    "N-70": address.removed,
    "N-71": address.removeFailed,
    "N-72": address.added,
    "N-73": address.addFailed,
    "N-74": address.saved,
    "N-75": address.saveFailed,
    "N-76": address.noDefault,
    "N-77 Hong Kong": says("HONG_KONG_TO_MAINLAND"),
    "N-77 South China": says("OVERSEAS_ORIGIN_TO_MAINLAND"),
    "N-78": expert.cancelled,
    "N-79": expert.cancelFailed,
    "N-80": ui.loading,
    "N-81": ui.noMore,
    "N-82": ui.loadFailed,
    "N-86": ui.noData,
    "N-87": ui.loadFailedReload,
    "N-90": shell.shareDone,
    "N-91": shell.shareFailed,
  };
}

/** Texts the specification quotes, word for word; the others are worded here (rule N-92). */
const quoted = {
  "N-18": "Unknown Error",
  "N-19": "Network Error",
  "N-20": "Network Error, please try again",
  "N-21": "Service Error",
  "N-21 by the server": "Service Error",
  "N-22": "Request Failed, please try again",
  "N-23": "Request Timeout, please try again",
  "N-24": "request aborted",
  "N-25": "upload failure",
  "N-27": "Copy Failed",
  "N-28": "copy success",
  "N-29": "Failed to retrieve verification code. Please try again.",
  "N-29 in the form": "Failed to retrieve verification code. Please try again.",
  "N-30": "Verification code sent successfully. Please check your email inbox.",
  "N-31": "Authorized login Fail",
  "N-32": "Authorized login Success",
  "N-33": "Bind fail",
  "N-34": "Synchronized successfully",
  "N-35": "Login password incorrect",
  "N-36": "Payment password incorrect",
  "N-37": "Passwords do not match",
  "N-38": "Please enter a valid email address",
  "N-39": "Inconsistent password",
  "N-40": "Sorry to inform you that item information capture is failed, please manually enter details",
  "N-40 above the form": "Sorry to inform you that item information capture is failed, please manually enter details",
  "N-42": "Please enter the correct price",
  "N-43": "Price can not be zero",
  "N-44": "Cannot reduce the amount",
  "N-44 at the stepper": "Cannot reduce the amount",
  "N-45": "Exceed the maximum stock",
  "N-45 at the stepper": "Exceed the maximum stock",
  "N-46": "Please read and agreed the Disclaimer.",
  "N-51": "Missing withdrawal serial number",
  "N-52": "Please enter a valid withdrawal amount",
  "N-52 in the form": "Please enter a valid withdrawal amount",
  "N-53": "Failed to obtain logistics route, please try again",
  "N-53 in the list": "Failed to obtain logistics route, please try again",
  "N-54": "No available shipping method",
  "N-55": "No punctuality data available",
  "N-56": "Application Failed",
  "N-57": "Get Coupon Failed",
  "N-64": "Payment params error",
  "N-65": "User Cancel Payment",
  "N-66": "Missing trade number parameter",
  "N-67": "Insufficient to pay order, need to recharge",
  "N-86": "no data",
} as const;

describe("the error catalogue (rules N-01 to N-93)", () => {
  it("is quoted word for word in English", async () => {
    const english: Record<string, string> = await wordsIn("en");
    for (const [line, text] of Object.entries(quoted)) expect(english[line], line).toBe(text);
  });

  it("speaks both languages in every line (rules N-83 to N-85, N-88, N-89 and N-93)", async () => {
    const [zh, en] = await Promise.all([wordsIn("zh"), wordsIn("en")]);
    for (const [line, text] of Object.entries(zh)) expect(text, line).toMatch(chinese);
    for (const [line, text] of Object.entries(en)) {
      expect(text, line).not.toBe("");
      expect(text, line).not.toMatch(chinese);
    }
  });

  it("asks to try again where setting, changing, resetting or sending failed (rules N-47 to N-50)", async () => {
    const en = await wordsIn("en");
    for (const line of ["N-47", "N-48", "N-49", "N-50"] as const) expect(en[line]).toMatch(/, please try again$/);
  });
});

describe("every refusal", () => {
  it("is a sentence in both languages, with nothing left to fill in beyond its facts", () => {
    for (const code of Object.keys(refusals) as (keyof typeof refusals)[]) {
      expect(refusalSentence({ code }, "zh"), code).toMatch(chinese);
      expect(refusalSentence({ code }, "en"), code).not.toMatch(chinese);
      expect(refusalSentence({ code }, "en"), code).toMatch(/[A-Za-z]{2}/);
    }
  });
});
