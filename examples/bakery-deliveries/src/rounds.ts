import type {DataModel, DataModelId, DataSource} from '@toolpad/core/Crud';
import {DAYS, type Day, type Texts} from './texts/language';

export interface Round extends DataModel {
  id: string;
  customer: string;
  day: Day;
  loaves: number;
  price: number;
}

export const NEW_ROUND = {customer: '', day: 'mon', loaves: 20, price: 4.2} as const;

let rounds: Round[] = [
  {id: '1', customer: 'Lindenhof', day: 'mon', loaves: 48, price: 3.9},
  {id: '2', customer: 'Café Nordlicht', day: 'sat', loaves: 112, price: 3.4},
  {id: '3', customer: 'Altes Zollhaus', day: 'wed', loaves: 30, price: 4.2},
];

export function allRounds(): readonly Round[] {
  return rounds;
}

function findRound(id: DataModelId): Round {
  const round = rounds.find((each) => each.id === id);
  if (!round) {
    throw new Error(`${id}?`);
  }
  return round;
}

/** The source names its fields and its complaints in the language of the reader. */
export function createRoundSource(texts: Texts): DataSource<Round> {
  return {
    fields: [
      {field: 'id', headerName: '#', width: 50},
      {field: 'customer', headerName: texts.customer, flex: 1, minWidth: 140},
      {
        field: 'day',
        headerName: texts.day,
        type: 'singleSelect',
        width: 110,
        valueOptions: DAYS.map((day) => ({value: day, label: texts.days[day]})),
      },
      {field: 'loaves', headerName: texts.loaves, type: 'number', width: 80},
      {field: 'price', headerName: texts.price, type: 'number', width: 160},
    ],
    // A result of Standard Schema, without a library: a few rules are a few lines.
    validate(values) {
      const {customer = '', loaves = 0} = values;
      const issues = [
        ...(customer.trim() ? [] : [{message: texts.missingCustomer, path: ['customer']}]),
        ...(loaves >= 5 ? [] : [{message: texts.tooFewLoaves, path: ['loaves']}]),
      ];
      return issues.length > 0 ? {issues} : {value: values};
    },
    getMany({sortModel: [order]}) {
      const sign = order?.sort === 'desc' ? -1 : 1;
      const text = (round: DataModel) => String(round[order?.field ?? 'id']);
      const items = rounds.toSorted(
        (a, b) => sign * text(a).localeCompare(text(b), 'de', {numeric: true}),
      );
      return {items, itemCount: items.length};
    },
    getOne: findRound,
    createOne(values) {
      const lastId = Math.max(0, ...rounds.map(({id}) => Number(id)));
      const round = {...NEW_ROUND, ...values, id: String(lastId + 1)};
      rounds = [...rounds, round];
      return round;
    },
    updateOne(id, values) {
      const round = {...findRound(id), ...values};
      rounds = rounds.map((each) => (each.id === id ? round : each));
      return round;
    },
    deleteOne(id) {
      rounds = rounds.filter((round) => round.id !== id);
    },
  };
}
