import { type BrowserContext, expect, type Page, request, test } from "@playwright/test";
import { accountDict } from "@sihai/text/dict/me/account";
import { sandboxUrl } from "../support/outside-world.ts";
import { demoPassword, languages, Person } from "../support/person.ts";
import { registerByEmail } from "../support/registering.ts";

test.use({ serviceWorkers: "allow" });

type Pushed = { title: string; url: string; payload: unknown };

/** The sandbox in the place of the push service the browser was built with, which no spec reaches. */
async function pushThroughSandbox(page: Page) {
  let id = "";
  let key = "";
  await page.exposeFunction("subscribeAtSandbox", async (applicationServerKey: string) => {
    key = applicationServerKey;
    const reply = await page.request.post(`${sandboxUrl()}/push/subscriptions`, { data: { applicationServerKey } });
    const { id: given, ...subscription } = await reply.json();
    id = given;
    return subscription;
  });
  await page.addInitScript(() => {
    // A browser without a screen refuses all notifications, whatever it is told.
    let permission: NotificationPermission = "default";
    Object.defineProperty(Notification, "permission", { get: () => permission });
    Notification.requestPermission = async () => {
      permission = "granted";
      return permission;
    };
    PushManager.prototype.subscribe = async (options) => {
      const given = await (window as never as { subscribeAtSandbox(key: unknown): Promise<object> }).subscribeAtSandbox(
        options?.applicationServerKey,
      );
      return { toJSON: () => given } as PushSubscription;
    };
    PushManager.prototype.getSubscription = async () => null;
  });
  const pushedTo = async (device: string): Promise<Pushed[]> =>
    (await (await page.request.get(`${sandboxUrl()}/push/api/messages`, { params: { id: device } })).json()).messages;
  return { key: () => key, first: () => pushedTo(id), pushedTo };
}

/** The browser ends its subscription and tells the worker, which asks for another and is given this one. Answers for which key it asked. */
async function subscriptionEnds(context: BrowserContext, given: object): Promise<string> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("there is no worker");
  return worker.evaluate(`new Promise((resolve, reject) => {
    let key = "";
    self.registration.pushManager.subscribe = async (options) => {
      key = options.applicationServerKey;
      return { toJSON: () => (${JSON.stringify(given)}), unsubscribe: async () => true };
    };
    const event = new ExtendableEvent("pushsubscriptionchange");
    event.waitUntil = (work) => work.then(() => resolve(key), reject);
    void self.dispatchEvent(event);
    setTimeout(() => reject(new Error("the worker does not hear of it")), 5000);
  })`);
}

/** Hands the worker what the push service would have handed the browser. */
async function deliver(context: BrowserContext, page: Page, payload: unknown): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await devtools.send("ServiceWorker.enable");
  const { origin } = new URL(page.url());
  await devtools.send("ServiceWorker.deliverPushMessage", {
    ...{ origin, registrationId: await registered },
    data: JSON.stringify(payload),
  });
}

type Shown = { title: string; tag: string; url: string };

/** What the worker shows, by its tag, as a screen would. As text, for its words are those of a worker. */
async function aScreen(context: BrowserContext) {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  await worker.evaluate(`{
    const shown = new Map();
    self.screen = shown;
    self.registration.showNotification = async (title, { tag, data }) => void shown.set(tag, { title, tag, url: data.url });
    self.registration.getNotifications = async () => [];
  }`);
  return {
    shown: () => worker.evaluate<Shown[]>("[...self.screen.values()]"),
    tap: ({ tag, url }: Shown) =>
      worker.evaluate(`{
        const event = new ExtendableEvent("notificationclick");
        event.notification = { data: ${JSON.stringify({ url })}, close: () => self.screen.delete(${JSON.stringify(tag)}) };
        void self.dispatchEvent(event);
      }`),
  };
}

for (const spoken of languages)
  test(`what happens is shown on the lock screen of the device that asked for it, and leads to its page (${spoken.language})`, async ({
    page,
    context,
    baseURL,
  }) => {
    const sandbox = await pushThroughSandbox(page);
    const pushed = sandbox.first;
    const person = new Person(page, spoken);
    const words = await person.words(accountDict);
    const email = `push-${spoken.language}-${Date.now()}@journeys.example`;
    await registerByEmail(person, email);

    await test.step("she turns it on for this device", async () => {
      await person.open("/user/setting?part=messages");
      await person.looksRight();
      await person.press(words.pushOn);
      await expect(page.getByText(words.thisDevice)).toBeVisible();
      await person.looksRight();
    });

    async function logInElsewhere(): Promise<void> {
      const extraHTTPHeaders = { "accept-language": spoken.language };
      const elsewhere = await request.newContext({ ...(baseURL && { baseURL }), extraHTTPHeaders });
      const data = { email, password: demoPassword };
      await elsewhere.post("/api/user/oauth/login", { headers: { "x-platform": "web" }, data });
      await elsewhere.dispose();
    }

    let screen: Awaited<ReturnType<typeof aScreen>> | undefined;
    await test.step("somebody logs in elsewhere, and her device is told", async () => {
      await logInElsewhere();
      await expect.poll(async () => (await pushed()).length).toBe(1);
      const [first] = await pushed();
      expect(first?.url).toBe(`/${spoken.prefix}/user/setting?part=devices`);
      expect(first?.title).toMatch(spoken.language === "zh" ? /\p{Script=Han}/u : /New device/);
      screen = await aScreen(context);
      await deliver(context, page, first?.payload);
      await expect.poll(() => screen?.shown()).toMatchObject([{ title: first?.title, url: first?.url }]);
      // Once more, as after an answer that got lost: it stays one.
      await deliver(context, page, first?.payload);
      await expect.poll(() => screen?.shown()).toHaveLength(1);
    });

    await test.step("a tap on it opens what it tells of", async () => {
      const [shown] = (await screen?.shown()) ?? [];
      if (shown) await screen?.tap(shown);
      await person.arriveAt("/user/setting");
      await expect(page).toHaveURL(/part=devices/);
      await expect.poll(() => screen?.shown()).toEqual([]);
    });

    await test.step("her browser's subscription ends, and what happens next comes by the one made anew", async () => {
      const reply = await page.request.post(`${sandboxUrl()}/push/subscriptions`, {
        data: { applicationServerKey: sandbox.key() },
      });
      const { id: renewed, ...subscription } = await reply.json();
      expect(await subscriptionEnds(context, subscription)).toBe(sandbox.key());
      await logInElsewhere();
      await expect.poll(async () => (await sandbox.pushedTo(renewed)).length).toBe(1);
      expect(await pushed()).toHaveLength(1);
    });
  });
