import { describe, expect, test } from 'vitest';
import type { ProfileSettings } from './profile-schema.ts';
import { plainProfile, profileWith, settingsOf } from './profile-settings.ts';

const earlier: ProfileSettings = {
  ...plainProfile,
  level: 'DAYS',
  types: [{ code: 'VACATION', payrollCode: '500' }],
  columns: [{ field: 'name', heading: 'Name' }],
  before: '{month}/{year}',
};

test('the settings of a profile are without its name and version', () => {
  expect(settingsOf({ id: 'a', version: 3, name: 'Lodas', ...earlier })).toEqual(earlier);
});

describe('a changed profile', () => {
  test('what is absent stays', () => {
    expect(profileWith({}, earlier)).toEqual(earlier);
    expect(profileWith({ level: undefined, types: undefined, before: undefined }, earlier)).toEqual(earlier);
  });

  test('what is given replaces the whole field', () => {
    const types = [{ code: 'SICK_LEAVE' }];
    const placeIds = ['berlin'];
    expect(profileWith({ types, placeIds, decimal: ',' }, earlier)).toEqual({
      ...earlier,
      types,
      placeIds,
      decimal: ',',
    });
  });

  test('undefined codes and contents are left out', () => {
    const changed = profileWith(
      {
        types: [{ code: 'VACATION', payrollCode: undefined, secondCode: undefined, payoutCode: '510' }],
        columns: [{ field: undefined, constant: 'X', heading: '' }],
      },
      earlier,
    );
    expect(changed.types.map(Object.keys)).toEqual([['code', 'payoutCode']]);
    expect(changed.columns.map(Object.keys)).toEqual([['constant', 'heading']]);
  });

  test.each([null, ''])('the lines before are cleared by %j', (before) => {
    const { before: _before, ...others } = earlier;
    expect(profileWith({ before }, earlier)).toStrictEqual(others);
  });

  test('the lines before are replaced', () => {
    expect(profileWith({ before: 'Stunden' }, earlier).before).toBe('Stunden');
    expect(profileWith({ before: 'Stunden' }, plainProfile).before).toBe('Stunden');
  });
});
