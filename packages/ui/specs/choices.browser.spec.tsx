import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Chip, ChipGroup } from "../src/form/Chip.tsx";
import { Checkbox, Radios, Switch } from "../src/form/Choices.tsx";
import { usePromptly } from "../src/form/use-promptly.ts";
import { cutOff, Keep, render, violations } from "../testing/index.ts";

const lines = [
  { value: "air", label: "By air", note: "9 days" },
  { value: "sea", label: "By sea", disabledReason: "Not with batteries" },
  { value: "rail", label: "By rail" },
] as const;
type Line = (typeof lines)[number]["value"];
const long = "Rindfleischetikettierungsüberwachung".repeat(4);

describe("a choice a long page follows", () => {
  function Sorted({ value, onChange }: { value: Line; onChange: (value: Line) => void }) {
    const [pressed, press] = usePromptly(value, onChange);
    return <ChipGroup label="Sort" value={pressed} onChange={press} options={lines.map((line) => ({ ...line }))} />;
  }

  it("is shown at once, told after the paint, and follows what it is given", async () => {
    const told = vi.fn();
    await render(
      <Keep initial={"air" as Line}>
        {(value, keep) => (
          <>
            <Sorted
              value={value}
              onChange={(next) => {
                told(next);
                keep(next);
              }}
            />
            <button type="button" onClick={() => keep("air")}>
              Back
            </button>
          </>
        )}
      </Keep>,
    );
    const rail = page.getByRole("radio", { name: "By rail" });
    (rail.element() as HTMLInputElement).click();
    expect([(rail.element() as HTMLInputElement).checked, told.mock.calls]).toEqual([true, []]);
    await vi.waitFor(() => expect(told.mock.calls).toEqual([["rail"]]));
    await expect.element(rail).toBeChecked();
    await page.getByRole("button", { name: "Back" }).click();
    await expect.element(page.getByRole("radio", { name: "By air" })).toBeChecked();
  });
});

describe("a tick", () => {
  it("is ticked with Space and with a press anywhere on its row", async () => {
    const { host } = await render(
      <Keep initial={false}>
        {(checked, keep) => <Checkbox label="I agree" note="to the rules" checked={checked} onChange={keep} />}
      </Keep>,
    );
    const tick = page.getByRole("checkbox", { name: "I agree" });
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect.element(tick).toBeChecked();
    await page.getByText("to the rules").click();
    await expect.element(tick).not.toBeChecked();
    expect(await violations(host)).toEqual([]);
  });

  it("with an error is marked, and read with it", async () => {
    const { host } = await render(<Checkbox label="I agree" checked={false} onChange={() => undefined} error="Please agree" />);
    const tick = page.getByRole("checkbox", { name: "I agree" });
    await expect.element(tick).toHaveAttribute("aria-invalid", "true");
    await expect.element(tick).toHaveAccessibleDescription("Please agree");
    expect(await violations(host)).toEqual([]);
  });

  it("that is disabled does not move, and one without words to be seen has its name", async () => {
    const change = vi.fn();
    const { host } = await render(<Checkbox label="This row" hideLabel checked={false} onChange={change} disabled />);
    const tick = page.getByRole("checkbox", { name: "This row" });
    // A long list has hundreds of them.
    expect(host.querySelectorAll("label *, label ~ [role=alert]")).toHaveLength(1);
    expect(await violations(host)).toEqual([]);
    await expect.element(tick).toBeDisabled();
    await tick.click({ force: true });
    expect(change).not.toHaveBeenCalled();
  });
});

describe("one of a few", () => {
  const ways = (
    <Keep<Line | null> initial={null}>
      {(value, keep) => <Radios label="Way" options={lines} value={value} onChange={keep} />}
    </Keep>
  );

  it("is one stop of the Tab key; arrows choose, and pass over what cannot be taken", async () => {
    const { host } = await render(
      <>
        {ways}
        <button type="button">After</button>
      </>,
    );
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect.element(page.getByRole("radio", { name: "By air" })).toBeChecked();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(page.getByRole("radio", { name: "By rail" })).toBeChecked();
    await userEvent.tab();
    await expect.element(page.getByRole("button", { name: "After" })).toHaveFocus();
    expect(await violations(host)).toEqual([]);
  });

  it("says why one cannot be taken, and has the name of its group", async () => {
    await render(ways);
    await expect.element(page.getByRole("group", { name: "Way" })).toBeVisible();
    await expect.element(page.getByRole("radio", { name: "By sea Not with batteries" })).toBeDisabled();
  });

  it("with an error is read with it", async () => {
    const { host } = await render(
      <Radios label="Way" options={lines} value={null} onChange={() => undefined} error="Choose one" />,
    );
    await expect.element(page.getByRole("group", { name: "Way" })).toHaveAccessibleDescription("Choose one");
    expect(await violations(host)).toEqual([]);
  });
});

describe("a switch", () => {
  it("is on or off at once, with Space, and read as a switch", async () => {
    const { host } = await render(
      <Keep initial={false}>{(on, keep) => <Switch label="Messages" note="By mail" checked={on} onChange={keep} />}</Keep>,
    );
    const switched = page.getByRole("switch", { name: "Messages" });
    await userEvent.tab();
    await expect.element(switched).toHaveFocus();
    await expect.element(switched).toHaveAttribute("aria-checked", "false");
    await userEvent.keyboard(" ");
    await expect.element(switched).toHaveAttribute("aria-checked", "true");
    expect(await violations(host)).toEqual([]);
  });

  it("that is disabled does not move", async () => {
    const change = vi.fn();
    await render(<Switch label="Messages" checked onChange={change} disabled />);
    await page.getByText("Messages").click({ force: true });
    expect(change).not.toHaveBeenCalled();
  });
});

describe("chips", () => {
  it("of one choice are one stop of the Tab key, chosen with arrows", async () => {
    const { host } = await render(
      <Keep<Line> initial="air">
        {(value, keep) => <ChipGroup label="Way" showLabel options={lines} value={value} onChange={keep} />}
      </Keep>,
    );
    await userEvent.tab();
    await expect.element(page.getByRole("radio", { name: "By air" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(page.getByRole("radio", { name: "By rail" })).toBeChecked();
    await expect.element(page.getByRole("radio", { name: "By sea (Not with batteries)" })).toBeDisabled();
    await expect.element(page.getByText("By sea · Not with batteries", { exact: true })).toBeVisible();
    expect(await violations(host)).toEqual([]);
  });

  it("of several choices take at most so many, and give back what is unticked", async () => {
    await render(
      <Keep<Line[]> initial={[]}>
        {(value, keep) => (
          <ChipGroup
            label="Ways"
            multiple
            max={1}
            fullReason="One way at most"
            options={lines.map(({ value: way, label }) => ({ value: way, label }))}
            value={value}
            onChange={keep}
          />
        )}
      </Keep>,
    );
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect.element(page.getByRole("checkbox", { name: "By air" })).toBeChecked();
    await expect.element(page.getByRole("checkbox", { name: "By rail" })).toBeDisabled();
    await expect.element(page.getByText("One way at most")).toBeVisible();
    // A colour fades from one to the other: looked at too soon, it is still the one before.
    const look = async (name: string) => {
      const label = page.getByRole("checkbox", { name }).element().closest("label") ?? document.body;
      await Promise.all(label.getAnimations().map(({ finished }) => finished));
      const { color, borderTopColor } = getComputedStyle(label);
      return { color, borderTopColor };
    };
    const dead = await look("By rail");
    expect(dead.borderTopColor).not.toBe("rgba(0, 0, 0, 0)");
    await page.getByText("By air").click();
    await expect.element(page.getByRole("checkbox", { name: "By air" })).not.toBeChecked();
    await expect.element(page.getByRole("checkbox", { name: "By rail" })).toBeEnabled();
    expect((await look("By rail")).color).not.toBe(dead.color);
  });

  it("alone are buttons that say whether they are on", async () => {
    const press = vi.fn();
    await render(<Chip label="Only mine" on onClick={press} />);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    expect(press).toHaveBeenCalledTimes(1);
    await expect.element(page.getByRole("button", { name: "Only mine", pressed: true })).toBeVisible();
  });
});

it.each([
  ["a tick", <Checkbox key="part" label={long} note={long} error={long} checked onChange={() => undefined} />],
  ["a switch", <Switch key="part" label={long} note={long} checked onChange={() => undefined} />],
  [
    "radios",
    <Radios key="part" label={long} options={[{ value: "a", label: long, note: long }]} value="a" onChange={() => undefined} />,
  ],
  [
    "chips",
    <ChipGroup key="part" label={long} showLabel options={[{ value: "a", label: long }]} value="a" onChange={() => undefined} />,
  ],
  ["a chip", <Chip key="part" label={long} onClick={() => undefined} />],
])("%s with long words stays inside the page", async (_, part) => {
  const { host } = await render(part);
  expect(cutOff(host)).toEqual([]);
});
