import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, data, RouterContextProvider } from 'react-router';
import { type ScreenServices, screenServices } from '../app/services.ts';
import { AppError } from './errors.ts';
import { expectContentType, readText } from './http/body.ts';

/** Answers a request for a page; the rendered screens reach the server through `services` alone. */
export type RenderScreen = (
  request: Request,
  services: Omit<ScreenServices, 'readForm'>,
) => Promise<Response>;

const handle = createRequestHandler(build, import.meta.env?.MODE);

export const renderScreen: RenderScreen = async (request, services) => {
  const context = new RouterContextProvider();
  context.set(screenServices, { ...services, readForm });
  return handle(request, context);
};

async function readForm(request: Request): Promise<FormData> {
  try {
    expectContentType(request.headers, 'application/x-www-form-urlencoded');
    const form = new FormData();
    for (const [name, value] of new URLSearchParams(await readText(request))) form.append(name, value);
    return form;
  } catch (error) {
    if (error instanceof AppError) throw data(error.publicMessage, { status: error.status });
    throw error;
  }
}
