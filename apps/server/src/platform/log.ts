import { type Logger, pino } from "pino";

export type { Logger };

/** Structured logs on standard output. Fields that may hold a secret are blanked at the first three levels (docs/security.md). */
export function openLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secretFields.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: "[hidden]" },
  });
}

const secretFields = [
  "password",
  "newPassword",
  "oldPassword",
  "payPassword",
  "code",
  "token",
  "accessToken",
  "cookie",
  "authorization",
  "idCardNo",
  "clearanceIdCardNo",
  "paymentMethod",
];
