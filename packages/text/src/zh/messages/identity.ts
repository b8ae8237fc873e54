import { deviceName } from "../../core/device-name.ts";
import type { IdentityMessages, Messages } from "../../messages/index.ts";
import { atTime } from "../../messages/moments.ts";

/** What a member is told about the account. */
export const identityMessages: Messages<IdentityMessages> = {
  welcome: (f) => ({ title: "欢迎来到四海", body: `${f.userName}，您好！粘贴一个商品链接，就可以开始第一单。` }),
  "login-password-changed": (f) => ({
    title: "登录密码已修改",
    body: `登录密码于 ${atTime(f.at)}修改，其他设备已退出登录。如非本人操作，请立即重置密码并联系我们。`,
  }),
  "payment-password-set": (f) => ({
    title: "支付密码已设置",
    body: `您于 ${atTime(f.at)}设置了支付密码，以后用余额付款时需要输入。如非本人操作，请立即联系我们。`,
  }),
  "payment-password-changed": (f) => ({
    title: "支付密码已修改",
    body: `支付密码于 ${atTime(f.at)}修改。如非本人操作，请立即联系我们。`,
  }),
  "new-device": (f) => ({
    title: "新设备登录",
    body: `${deviceName(f, "zh")} 于 ${atTime(f.at)}登录了您的账户。如是本人操作，无需处理。如非本人操作，请打开登录设备页，退出其他所有设备并修改密码。`,
  }),
  "passkey-added": (f) => ({
    title: "已添加通行密钥",
    body: `您的账户于 ${atTime(f.at)}在 ${deviceName(f, "zh")} 上添加了通行密钥。如非本人操作，请打开登录设备页移除它，退出其他所有设备并修改密码。`,
  }),
  "passkey-removed": (f) => ({
    title: "已移除通行密钥",
    body: `${deviceName(f, "zh")} 的通行密钥已于 ${atTime(f.at)}移除，不能再用于登录。如非本人操作，请退出其他所有设备并修改密码。`,
  }),
  "wechat-bound": (f) => ({
    title: "已绑定微信",
    body: `您的账户于 ${atTime(f.at)}绑定了微信，该微信可以登录您的账户。如非本人操作，请在设置中解除绑定，退出其他所有设备并修改密码。`,
  }),
  "wechat-unbound": (f) => ({
    title: "已解除微信绑定",
    body: `您的账户于 ${atTime(f.at)}解除了微信绑定，微信不能再登录。您随时可以用邮箱验证码登录。`,
  }),
  "token-made": (f) => ({
    title: "已创建 API 令牌",
    body: `您的账户于 ${atTime(f.at)}创建了 API 令牌「${f.name}」。如非本人操作，请在设置中撤销该令牌，并修改登录密码。`,
  }),
  "hook-added": (f) => ({
    title: "已添加接收地址",
    body: `自 ${atTime(f.at)}起，您的商品和包裹动态将发送到 ${f.host}。如非本人操作，请在设置中移除该地址，并修改登录密码。`,
  }),
  "mail-returned": ({ kind }) => ({
    title: kind === "bounce" ? "发给您的邮件被退回" : "您将我们的邮件标为垃圾邮件",
    body:
      kind === "bounce"
        ? "有一封邮件未能送达，此邮箱现在只接收验证码和链接。用发到该邮箱的验证码登录一次，或在设置中更换邮箱，即可恢复。优惠邮件已停止发送，可在设置中重新开启。"
        : "优惠邮件已停止发送。可在设置中选择接收哪些邮件。",
  }),
  "hook-off": (f) => ({
    title: "已停止发送事件",
    body: `${f.host} 长时间无法接收事件，我们已停止发送。恢复后请在设置中重新启用该网址。`,
  }),
  "data-copy-ready": (f) => ({
    title: "您的数据副本已生成",
    body: `请于 ${atTime(f.until)}前在设置中下载。如非本人申请，请退出其他设备并修改密码。`,
  }),
  "closing-asked": (f) => ({
    title: "您的账户将注销",
    body: `账户将于 ${atTime(f.closesAt)}注销，届时个人资料会删除。在此之前可以在设置中保留账户。如非本人操作，请立即保留账户并修改密码。`,
  }),
  "closing-taken-back": () => ({ title: "账户已保留", body: "账户不再注销，一切照旧。" }),
  "closing-called-off": () => ({
    title: "账户没有注销",
    body: "还有未结束的事项，或余额中还有钱，设置中可查看。没有删除任何资料，您可以再次申请。",
  }),
  "agreement-changes": (f) => ({
    title: f.agreement === "terms" ? "服务条款即将变更" : "隐私政策即将变更",
    body: `新版本自 ${atTime(f.from)}起生效。您现在就可以查看，生效后请重新确认同意。`,
  }),
  "email-changed": (f) => ({
    title: "账户邮箱已修改",
    body: `账户邮箱于 ${atTime(f.at)}改为 ${f.masked}。如非本人操作，请立即联系我们。`,
  }),
  "lost-mailbox-asked": (f) => ({
    title: "有人申请更换您的账户邮箱",
    body: `有人称无法再使用您的邮箱，申请将账户改到 ${f.masked}。如非本人操作，请打开详情中止申请。最早 ${atTime(f.opensAt)}才会更换，处理完之前不能提现。如是本人操作，无需处理。`,
  }),
  "lost-mailbox-stopped": () => ({
    title: "更换邮箱的申请已结束",
    body: "您的账户没有任何改动，邮箱和登录方式照旧。",
  }),
  "lost-mailbox-moved": (f) => ({
    title: "您的账户已改到新邮箱",
    body: `账户邮箱已改为 ${f.masked}，请用邮箱验证码登录。所有设备已退出登录，原来的密码、通行密钥、微信绑定和 API 令牌均已失效。支付密码自 ${atTime(f.payPasswordFrom)}起可设置，提现自 ${atTime(f.withdrawalsFrom)}起恢复。`,
  }),
  "account-viewed": (f) => ({
    title: "我们查看了您的页面",
    body: `我们的员工 ${f.by} 自 ${atTime(f.at)}起以您的视角查看了商城，最迟至 ${atTime(f.until)}结束。期间无法更改任何内容，密码、证件和下载均未开放。填写的原因：${f.reason}`,
  }),
  "account-disabled": () => ({
    title: "您的账户已暂停使用",
    body: "您暂时无法登录。余额和商品仍归您所有。请写邮件给我们，我们会说明原因，并可按您的要求提取余额。",
  }),
  "account-unserved": () => ({
    title: "您的账户不再接受新订单",
    body: "您的账户无法提交新订单和充值。您仍可寄出在库商品、提取余额，也可以联系我们。",
  }),
  "account-resumed": () => ({ title: "您的账户已恢复", body: "您可以像以前一样使用账户。" }),
};
