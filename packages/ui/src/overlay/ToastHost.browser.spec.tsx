import { createRoot } from "react-dom/client";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { ToastHost } from "./ToastHost.tsx";
import { clearMessages, toast } from "./toast.ts";

afterEach(clearMessages);

it("what is said while the app is still drawn beside its first paint is seen once it has taken its place", async () => {
  const app = document.createElement("div");
  const root = createRoot(app);
  toast("Already logged in", { long: true });
  root.render(<ToastHost />);
  await expect.poll(() => app.textContent).toBe("Already logged in");
  document.body.append(app);
  await expect.element(page.getByText("Already logged in")).toBeVisible();
  root.unmount();
  app.remove();
});
