import type { staffRefusals } from "@sihai/contract/staff/refusals";

export const staffSentences = {
  STAFF_LOGIN_WRONG: "登录名或密码错误",
  TOO_MANY_FILTERS: "每页最多保存 {most} 个筛选，请先删除一个",
  STAFF_LOGIN_LOCKED: "错误次数过多，请 {minutes} 分钟后再试",
  STAFF_CODE_NEEDED: "请输入验证器中的验证码，或一个恢复码",
  STAFF_CODE_WRONG: "验证码错误或已使用，请等待下一个",
  STAFF_FACTOR_ON: "两步验证已启用",
  STAFF_PASSWORD_WRONG: "当前密码错误",
  STAFF_NOT_FOUND: "没有找到这位同事，请重新加载列表",
  STAFF_KNOWN_ALREADY: "该登录名或邮箱已有人使用",
  STAFF_WITHOUT_MAIL: "该登录名没有邮箱，请在服务器上更新",
  STAFF_OWN_ADMIN: "不能取消自己的权限，请由其他管理员操作",
  STAFF_LAST_ADMIN: "这是最后一位管理员，请先指定另一位",
  STAFF_GIVES_MORE: "您的权限不足以进行这项操作，没有产生任何变化",
  STAFF_ROLE_CLOSED: "其中有角色已不能分配，没有产生任何变化，请重新加载列表",
  STAFF_OWN_ACCOUNT: "须由其他管理员操作",
} as const satisfies Record<keyof typeof staffRefusals, string>;
