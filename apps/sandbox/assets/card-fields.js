// The hosted card fields. The embedding page asks by postMessage({ type: "sihai:tokenise", billing }); the answer goes only to the page that asked.
// `billing` is the vendor's billing_details (name, email, phone, address) and stays with the card:
// { type: "sihai:card-token", paymentMethod, brand, last4 } or { type: "sihai:card-invalid", field, text }.
// On its own it tells its height, and that Enter was pressed: { type: "sihai:card-fields", height, complete }, { type: "sihai:card-submit" }.
const form = document.getElementById("card");
const number = document.getElementById("number");
const expiry = document.getElementById("expiry");
const cvc = document.getElementById("cvc");

const digitsOf = (input) => input.value.replace(/\D/g, "");

function passesLuhn(digits) {
  if (digits.length < 12 || digits.length > 19) return false;
  let sum = 0;
  for (const [at, digit] of [...digits].reverse().entries()) {
    const doubled = Number(digit) * (at % 2 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

function expiryOf() {
  const digits = digitsOf(expiry);
  return { expMonth: digits.slice(0, 2), expYear: digits.slice(2, 6) };
}

const checks = {
  number: () => passesLuhn(digitsOf(number)),
  expiry: () => {
    const { expMonth, expYear } = expiryOf();
    const month = Number(expMonth);
    if (month < 1 || month > 12 || (expYear.length !== 2 && expYear.length !== 4)) return false;
    const year = expYear.length === 2 ? 2000 + Number(expYear) : Number(expYear);
    const now = new Date();
    return year > now.getFullYear() || (year === now.getFullYear() && month >= now.getMonth() + 1);
  },
  cvc: () => /^\d{3,4}$/.test(digitsOf(cvc)),
};

function show(input, wrong) {
  const error = document.getElementById(`${input.id}-error`);
  error.textContent = wrong ? error.dataset.text : "";
  input.setAttribute("aria-invalid", String(wrong));
}

function announce() {
  const complete = Object.values(checks).every((check) => check());
  parent.postMessage({ type: "sihai:card-fields", height: Math.ceil(form.getBoundingClientRect().height), complete }, "*");
}

/** The first wrong field gets the focus; null when all are right. */
function firstWrong() {
  let wrong = null;
  for (const input of [number, expiry, cvc]) {
    const bad = !checks[input.id]();
    show(input, bad);
    if (bad && !wrong) wrong = input;
  }
  wrong?.focus();
  announce();
  return wrong;
}

/** What is wrong, in the words that stand at the field: the page around it may have to say them too. */
function refusalOf(input) {
  return { type: "sihai:card-invalid", field: input.id, text: document.getElementById(`${input.id}-error`).dataset.text };
}

async function tokenise(billing, answer) {
  const wrong = firstWrong();
  if (wrong) return answer(refusalOf(wrong));
  try {
    const reply = await fetch("/gateway/tokens", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ number: digitsOf(number), ...expiryOf(), cvc: digitsOf(cvc), billing }),
    });
    const body = await reply.json();
    if (reply.ok) return answer({ type: "sihai:card-token", paymentMethod: body.id, brand: body.brand, last4: body.last4 });
    const input = document.getElementById(body.error?.field);
    if (input) show(input, true);
    return answer(refusalOf(input ?? number));
  } catch {
    return answer({ type: "sihai:card-invalid", field: "network" });
  }
}

number.addEventListener("input", () => {
  number.value = (
    digitsOf(number)
      .slice(0, 19)
      .match(/.{1,4}/g) ?? []
  ).join(" ");
});
expiry.addEventListener("input", () => {
  let digits = digitsOf(expiry).slice(0, 4);
  if (/^[2-9]$/.test(digits)) digits = `0${digits}`;
  expiry.value = digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
});
cvc.addEventListener("input", () => {
  cvc.value = digitsOf(cvc).slice(0, 4);
});
for (const input of [number, expiry, cvc]) {
  input.addEventListener("input", () => {
    if (input.getAttribute("aria-invalid") === "true") show(input, !checks[input.id]());
    announce();
  });
  input.addEventListener("blur", () => {
    if (input.value) show(input, !checks[input.id]());
    announce();
  });
}
form.addEventListener("submit", (event) => {
  event.preventDefault();
  parent.postMessage({ type: "sihai:card-submit" }, "*");
});
addEventListener("message", (event) => {
  if (event.source !== parent || event.data?.type !== "sihai:tokenise") return;
  void tokenise(event.data.billing, (message) => parent.postMessage(message, event.origin));
});
announce();
