import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { sendJson } from './send-json.client.ts';

const WAYS = {
  async 'sign-in'() {
    const optionsJSON = await post('/connexion/options', {});
    await post('/connexion/verifier', { response: await startAuthentication({ optionsJSON }) });
  },
  async accept() {
    // The token is in the fragment, which is not sent to servers and not logged.
    const token = location.hash.slice(1);
    const optionsJSON = await post('/connexion/invitation/options', { token });
    await post('/connexion/invitation/accepter', {
      token,
      response: await startRegistration({ optionsJSON }),
    });
  },
  async add() {
    const optionsJSON = await post('/equipe/compte/cles/options', {});
    await post('/equipe/compte/cles', { response: await startRegistration({ optionsJSON }) });
  },
};

const alertBox = document.querySelector<HTMLElement>('[data-passkey-alert]');

for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-passkey]')) {
  button.addEventListener('click', async () => {
    const way = button.dataset.passkey;
    if (way !== 'sign-in' && way !== 'accept' && way !== 'add') return;
    button.disabled = true;
    if (alertBox) alertBox.hidden = true;
    try {
      await WAYS[way]();
      if (button.form) goOn(button, button.form);
      else location.assign(button.dataset.next ?? '/equipe');
    } catch (error) {
      if (alertBox) {
        alertBox.textContent = sentence(error);
        alertBox.hidden = false;
      }
      button.disabled = false;
      button.focus();
    }
  });
}

/** Does the act that waited for the sign-in; a download leaves the page where it is. */
function goOn(button: HTMLButtonElement, form: HTMLFormElement): void {
  button.hidden = true;
  for (const told of form.querySelectorAll<HTMLElement>('[data-passkey-done]')) told.hidden = false;
  form.submit();
}

class Refusal extends Error {}

async function post(path: string, body: object) {
  const answer = await sendJson(path, body);
  const content = await answer.json();
  if (!answer.ok) throw new Refusal(content.title);
  return content;
}

function sentence(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return 'Cet appareil a déjà une clé pour ce compte.';
  if (name === 'NotAllowedError') return 'Rien n’a été confirmé. Réessayez quand vous voudrez.';
  if (name === 'TypeError' || name === 'TimeoutError')
    return 'Le site n’a pas répondu. Vérifiez votre connexion, puis réessayez.';
  return 'Ce navigateur n’a pas pu utiliser de clé d’accès. Mettez-le à jour, ou essayez sur un autre appareil.';
}
