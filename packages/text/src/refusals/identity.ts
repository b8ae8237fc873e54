import type { identityRefusals } from "@sihai/contract/identity/refusals";
import type { Sentences } from "./sentence.ts";

export const identitySentences = {
  VERIFY_USER: { zh: "请先验证身份", en: "Please verify that it's you first" },
  USER_BIND: { zh: "请绑定邮箱以完成登录", en: "Please connect an e-mail to finish logging in" },
  GET_INFO_ERROR: { zh: "获取用户信息失败，请稍后再试", en: "We couldn't load your account, please try again" },
  WRONG_PASSWORD: { zh: "登录密码错误", en: "Login password incorrect" },
  USER_NOT_FOUND: { zh: "该邮箱还没有账户", en: "There is no account with this e-mail yet" },
  LOGIN_LOCKED: {
    zh: "密码错误次数过多，请 {minutes} 分钟后再试，或改用邮箱验证码登录",
    en: "Too many wrong passwords. Try again in {minutes} minutes, or log in with an e-mail code",
  },
  EMAIL_NOT_ACTIVATED: {
    zh: "邮箱尚未激活，我们已发送激活邮件",
    en: "This e-mail isn't activated yet. We've sent you a link to activate it",
  },
  EMAIL_NOT_BOUND: { zh: "账户尚未绑定邮箱", en: "No e-mail is connected to this account yet" },
  EMAIL_EXISTS: { zh: "该邮箱已有账户，请直接登录", en: "This e-mail already has an account. Please log in" },
  VERIFICATION_NEEDED: {
    zh: "新设备登录，请输入邮箱验证码",
    en: "This is a new device: please also enter the code from your e-mail",
  },
  CODE_WRONG: { zh: "验证码错误或已失效", en: "That code is wrong or no longer valid" },
  CODE_NOT_SENT: { zh: "获取验证码失败，请稍后再试。", en: "Failed to retrieve verification code. Please try again." },
  CODE_TOO_SOON: { zh: "请 {seconds} 秒后再获取验证码", en: "Please wait {seconds} seconds before asking for another code" },
  PAY_PASSWORD_WRONG: { zh: "支付密码错误", en: "Payment password incorrect" },
  PAY_PASSWORD_LOCKED: {
    zh: "支付密码错误次数过多，请 {minutes} 分钟后再试，或通过邮箱重置",
    en: "Too many wrong payment passwords. Try again in {minutes} minutes, or reset it by e-mail",
  },
  PAY_PASSWORD_NOT_SET: { zh: "请先设置支付密码", en: "Please set a payment password first" },
  PAY_PASSWORD_SET_ALREADY: { zh: "支付密码已设置过", en: "A payment password is already set" },
  PAY_PROOF_REFUSED: { zh: "支付验证已失效，请重新输入支付密码", en: "Please enter your payment password again" },
  PASSWORD_TOO_COMMON: {
    zh: "这个密码太常见，容易被猜到，请换一个",
    en: "This password is too common and easily guessed. Please choose another",
  },
  PASSWORD_UNCHANGED: { zh: "新密码不能与旧密码相同", en: "The new password must differ from the old one" },
  PASSWORDS_DIFFER: { zh: "两次输入的密码不一致", en: "Passwords do not match" },
  LINK_EXPIRED: { zh: "链接已使用或已过期，请重新获取", en: "This link was used or has expired. Please ask for a new one" },
  LOGIN_METHOD_OFF: { zh: "暂不支持该登录方式", en: "This login method is not supported" },
  SOCIAL_LOGIN_FAILED: { zh: "授权登录失败", en: "Authorized login Fail" },
  BIND_FAILED: { zh: "绑定失败", en: "Bind fail" },
  CHECKED_IN_ALREADY: { zh: "今天已经签到过了", en: "You've already checked in today" },
  CURRENCY_NOT_SHOWN: { zh: "暂不支持以该货币显示价格", en: "Prices can't be shown in this currency" },
} as const satisfies Sentences<keyof typeof identityRefusals>;
