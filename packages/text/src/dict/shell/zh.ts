import type { WordsOf } from "../../core/dictionary.ts";

const zh = {
  productName: "四海",
  tagline: "代购中国好物，寄往全球",
  home: "首页",
  cart: "购物车",
  me: "我的",
  mainMenu: "主菜单",
  switchLanguage: "English",
  switchLanguageLabel: "切换到英文",
  skipToContent: "跳到正文",
  loadingSlow: "正在加载，请稍候…",
  unknownError: "未知错误",
  networkError: "网络错误",
  networkErrorRetry: "网络错误，请重试",
  serviceError: "服务错误",
  requestFailed: "请求失败，请重试",
  requestTimeout: "请求超时，请重试",
  requestAborted: "请求已取消",
  uploadFailed: "上传失败",
  loginMethodNotSupported: "暂不支持该登录方式",
  copyFailed: "复制失败",
  copySuccess: "复制成功",
  shareDone: "分享成功",
  shareFailed: "分享失败",
  offline: "您已离线，页面显示的可能不是最新内容。",
  onlineAgain: "网络已恢复",
  pageFailedTitle: "这个页面没有打开",
  pageFailed: "页面没有加载成功，没有产生任何费用。请检查网络后重试。",
  retry: "重试",
  toHome: "回到首页",
  notFound: "没有找到您要的内容",
  notLoggedIn: "请先登录",
};

export type ShellWords = WordsOf<typeof zh>;
export const words: ShellWords = zh;
