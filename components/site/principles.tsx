const PRINCIPLES = [
  {
    title: "You keep your whole book in one place",
    text: "You are the partner: a bank, an ISO or a service provider. Your merchants are yours alone. To any other partner’s key they do not exist, and the database enforces it too.",
  },
  {
    title: "Nothing is claimed that nobody said",
    text: "A control gets its status on the merchant’s own words, and quotes them. A plan is not a practice, and silence is not a yes. What the words leave open is asked again, or marked as taken over from its section.",
  },
  {
    title: "No card data",
    text: "There is no field for a card number. One that is pasted into a text is refused before it is stored, logged or passed on, and the refusal does not repeat it.",
  },
  {
    title: "It runs where you run it",
    text: "Host it yourself, on one PostgreSQL database. The answers are worked out by rules that come with it. They need no key and send nothing to an outside service.",
  },
] as const;

/** What the service is and what it promises, for a bank or an ISO. */
export function Principles() {
  return (
    <section aria-labelledby="what">
      <h2 id="what" className="max-w-2xl text-2xl">
        A self-assessment service for banks, ISOs and the merchants they look after
      </h2>
      <div className="mt-8 grid gap-x-12 gap-y-8 sm:grid-cols-2">
        {PRINCIPLES.map(({ title, text }) => (
          <div key={title} className="border-t border-line pt-5">
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1.5 max-w-prose text-sm text-soft">{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
